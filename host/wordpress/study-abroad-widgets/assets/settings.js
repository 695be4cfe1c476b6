/**
 * The settings page: asks the address for its versions as soon as it is typed.
 */
( ( wp ) => {
	const { __, sprintf } = wp.i18n;
	const find = ( id ) => document.getElementById( `sa-widgets-${ id }` );
	const origin = find( 'origin' );
	const version = find( 'version' );
	const integrity = find( 'integrity' );
	const answer = find( 'origin-answer' );
	const WAIT_MS = 10000;
	let asked = '';

	/** The origin of what was typed, as the server reads it; '' for none. */
	function readOrigin() {
		const typed = origin.value.trim();
		if ( ! typed ) {
			return '';
		}
		try {
			const url = new URL( typed.includes( '://' ) ? typed : `https://${ typed }` );
			return /^https?:$/.test( url.protocol ) ? url.origin : '';
		} catch {
			return '';
		}
	}

	/** Checks the address as it is now; answers for an earlier one are dropped. */
	async function check() {
		const now = readOrigin();
		if ( now === asked && now ) {
			return;
		}
		asked = now;
		if ( ! now ) {
			answer.textContent = origin.value.trim()
				? __( 'This is no address of a website. It looks like https://www.example.com.', 'study-abroad-widgets' )
				: '';
			return;
		}
		answer.textContent = __( 'Checking …', 'study-abroad-widgets' );
		const published = await readVersions();
		if ( now !== asked ) {
			return;
		}
		if ( ! published ) {
			answer.textContent = describeFailure( now );
			return;
		}
		answer.textContent = sprintf(
			/* translators: 1: address, 2: version. */
			__( 'Found: %1$s serves version %2$s.', 'study-abroad-widgets' ),
			now,
			published.latest
		);
		offerVersions( published.versions );
	}

	/** The list of versions; null where there is none. */
	async function readVersions() {
		try {
			const response = await fetch( `${ asked }/embed/versions.json`, {
				credentials: 'omit',
				cache: 'no-store',
				referrerPolicy: 'strict-origin',
				signal: AbortSignal.timeout ? AbortSignal.timeout( WAIT_MS ) : undefined,
			} );
			const published = response.ok ? await response.json() : null;
			return published && Array.isArray( published.versions ) ? published : null;
		} catch {
			return null;
		}
	}

	function describeFailure( address ) {
		if ( location.protocol === 'https:' && address.startsWith( 'http:' ) ) {
			return __( 'This website is served over https: the address must begin with https://, too.', 'study-abroad-widgets' );
		}
		return sprintf(
			/* translators: %s: address. */
			__( 'No widgets were found at %s. Is the address right, and is that website up?', 'study-abroad-widgets' ),
			address
		);
	}

	/** Fills the list of versions, and keeps the one that is chosen. */
	function offerVersions( versions ) {
		const chosen = version.value;
		for ( const option of [ ...version.options ] ) {
			if ( option.value && option.value !== chosen ) {
				option.remove();
			}
		}
		for ( const one of versions ) {
			const hash = one.integrity?.[ 'sa-loader.js' ];
			if ( ! hash ) {
				continue;
			}
			const option =
				[ ...version.options ].find( ( { value } ) => value === one.version ) ||
				version.appendChild( new Option( '', one.version ) );
			option.dataset.integrity = hash;
			option.textContent = sprintf(
				/* translators: 1: version, 2: date. */
				__( '%1$s of %2$s', 'study-abroad-widgets' ),
				one.version,
				one.date
			);
		}
	}

	let timer;
	origin.addEventListener( 'input', () => {
		clearTimeout( timer );
		timer = setTimeout( check, 400 );
	} );
	origin.addEventListener( 'change', check );
	version.addEventListener( 'change', () => {
		integrity.value = version.selectedOptions[ 0 ].dataset.integrity || '';
	} );
	window.jQuery( '.sa-widgets-color' ).wpColorPicker();
	check();
} )( window.wp );
