/**
 * The settings page: asks the address for its versions as soon as it is typed, and whether this
 * website may send.
 */
( ( wp, settings ) => {
	const { __, sprintf } = wp.i18n;
	const find = ( id ) => document.getElementById( `sa-widgets-${ id }` );
	const origin = find( 'origin' );
	const version = find( 'version' );
	const integrity = find( 'integrity' );
	const answer = find( 'origin-answer' );
	const permission = find( 'permission' );
	const ask = find( 'ask' );
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

	const fetchFrom = ( path ) =>
		fetch( asked + path, {
			credentials: 'omit',
			cache: 'no-store',
			referrerPolicy: 'strict-origin',
			signal: AbortSignal.timeout ? AbortSignal.timeout( WAIT_MS ) : undefined,
		} );

	/** Checks the address as it is now; answers for an earlier one are dropped. */
	async function check() {
		const now = readOrigin();
		if ( now === asked && now ) {
			return;
		}
		asked = now;
		ask.parentElement.hidden = true;
		permission.textContent = __( 'Enter the address first.', 'study-abroad-widgets' );
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
		await askPermission( now );
	}

	/** The list of versions; null where there is none. */
	async function readVersions() {
		try {
			const response = await fetchFrom( '/embed/versions.json' );
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

	/** Asks whether forms may send from here, as a form on a page would. */
	async function askPermission( address ) {
		ask.href = `${ address }/partners#origin=${ encodeURIComponent( settings.ownOrigin ) }`;
		if ( location.origin !== settings.ownOrigin ) {
			permission.textContent = sprintf(
				/* translators: 1: address of this page, 2: address of the website. */
				__( 'This cannot be asked from %1$s, because visitors see this website at %2$s.', 'study-abroad-widgets' ),
				location.origin,
				settings.ownOrigin
			);
			ask.parentElement.hidden = false;
			return;
		}
		permission.textContent = __( 'Asking …', 'study-abroad-widgets' );
		let status = 0;
		try {
			( { status } = await fetchFrom( '/api/origin' ) );
		} catch {
			// Answered below: nothing was heard.
		}
		if ( address !== asked ) {
			return;
		}
		ask.parentElement.hidden = status !== 403;
		if ( status === 204 ) {
			/* translators: %s: address of this website. */
			permission.textContent = sprintf( __( 'Yes: forms on %s may send.', 'study-abroad-widgets' ), settings.ownOrigin );
		} else if ( status === 403 ) {
			/* translators: %s: address of this website. */
			permission.textContent = sprintf( __( 'Not yet: %s is not known there. Ask once, and forms work as soon as it is allowed.', 'study-abroad-widgets' ), settings.ownOrigin );
		} else {
			permission.textContent = __( 'No answer came. Load this page again in a while.', 'study-abroad-widgets' );
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
} )( window.wp, window.saWidgetsSettings );
