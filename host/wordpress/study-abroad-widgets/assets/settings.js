/**
 * The settings page: requests the versions from the typed address, and the owner of the partner id.
 */
( ( wp ) => {
	const { __, sprintf } = wp.i18n;
	const find = ( id ) => document.getElementById( `sa-widgets-${ id }` );
	const origin = find( 'origin' );
	const version = find( 'version' );
	const integrity = find( 'integrity' );
	const partner = find( 'partner' );
	const { website } = partner.dataset;
	/** The answer is about the origin of the requesting page, which is wp-admin's. */
	const isSameOrigin = website === location.origin;
	const TIMEOUT_MS = 10000;
	/** The origin last requested. */
	let requested = '';

	const LOOKS = {
		good: [ 'yes-alt', '#008a20' ],
		bad: [ 'warning', '#b32d2e' ],
		busy: [ 'update', '' ],
	};

	/** Prints the result below a field: icon, colour and words; clears it without words. */
	function report( field, look, words ) {
		const answer = find( `${ field }-answer` );
		answer.replaceChildren();
		if ( ! words ) {
			return;
		}
		const [ icon, color ] = LOOKS[ look ];
		const sign = document.createElement( 'span' );
		sign.className = `dashicons dashicons-${ icon }`;
		sign.setAttribute( 'aria-hidden', 'true' );
		answer.style.color = color;
		answer.append( sign, ' ', words );
	}

	/** The origin of the typed address, as the server reads it; '' for none. */
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

	/** Checks the address; answers for an earlier one are dropped. */
	async function check() {
		const now = readOrigin();
		if ( now === requested && now ) {
			return;
		}
		requested = now;
		if ( ! now ) {
			report(
				'origin',
				'bad',
				origin.value.trim() && __( 'This is not a website address. An address looks like https://www.example.com.', 'study-abroad-widgets' )
			);
			return;
		}
		report( 'origin', 'busy', __( 'Checking …', 'study-abroad-widgets' ) );
		const published = await readVersions();
		if ( now !== requested ) {
			return;
		}
		if ( ! published ) {
			report( 'origin', 'bad', describeFailure( now ) );
			checkPartner();
			return;
		}
		const found = sprintf(
			/* translators: 1: address, 2: version. */
			__( 'Found: %1$s serves version %2$s.', 'study-abroad-widgets' ),
			now,
			published.latest
		);
		report( 'origin', 'good', found );
		if ( ! offerVersions( published.versions ) ) {
			report(
				'origin',
				'bad',
				sprintf(
					/* translators: 1: address, 2: version. */
					__( '%1$s has another hash for version %2$s than the one that is stored here, which stays. A version never changes: ask us what has happened.', 'study-abroad-widgets' ),
					now,
					stored.version
				)
			);
		}
		checkPartner();
	}

	/** Checks the partner id: a wrong one would be sent without an error, and bring no credit. */
	async function checkPartner() {
		const id = partner.value.trim();
		if ( ! requested || ! partner.validity.valid ) {
			report( 'partner' );
			return;
		}
		const { partner: standing, own } = await readJson( `/api/origin?partner=${ encodeURIComponent( id ) }` ) ?? {};
		if ( id !== partner.value.trim() ) {
			return;
		}
		if ( ! id ) {
			offerOwn( own );
			return;
		}
		if ( ! isSameOrigin && [ 'yours', 'elsewhere' ].includes( standing ) ) {
			report(
				'partner',
				'good',
				sprintf(
					/* translators: %s: address of this website. */
					__( 'A partner of ours. We cannot check from here whether %s is connected, because wp-admin has another address; it is checked whenever a visitor sends something.', 'study-abroad-widgets' ),
					website
				)
			);
			return;
		}
		const words = new Map( [
			[ 'yours', __( 'This id is yours. Requests from this website count as yours.', 'study-abroad-widgets' ) ],
			[ 'elsewhere', __( 'This partner has other websites, but not this one: connect it below, or nothing that is sent from here counts.', 'study-abroad-widgets' ) ],
			[ 'unknown', __( 'No website of a partner with this id is known. Check its spelling, and connect this website below.', 'study-abroad-widgets' ) ],
		] );
		report(
			'partner',
			'yours' === standing ? 'good' : 'bad',
			words.get( standing ) ||
				/* translators: %s: address. */
				sprintf( __( 'Not checked: %s could not be asked whose id this is.', 'study-abroad-widgets' ), requested )
		);
	}

	/** Offers the partner id for which this website is registered. */
	function offerOwn( id ) {
		if ( typeof id !== 'string' || ! isSameOrigin ) {
			report( 'partner' );
			return;
		}
		/* translators: %s: a partner id. */
		report( 'partner', 'good', sprintf( __( 'This website is registered with the partner id %s.', 'study-abroad-widgets' ), id ) );
		const button = document.createElement( 'button' );
		button.type = 'button';
		button.className = 'button';
		/* translators: %s: a partner id. */
		button.textContent = sprintf( __( 'Use %s', 'study-abroad-widgets' ), id );
		button.addEventListener( 'click', () => {
			partner.value = id;
			partner.form.requestSubmit();
		} );
		find( 'partner-answer' ).append( document.createElement( 'br' ), button );
	}

	/** JSON from the requested origin; null if there is none. */
	async function readJson( path ) {
		try {
			const response = await fetch( requested + path, {
				credentials: 'omit',
				cache: 'no-store',
				referrerPolicy: 'strict-origin',
				signal: AbortSignal.timeout ? AbortSignal.timeout( TIMEOUT_MS ) : undefined,
			} );
			return response.ok ? await response.json() : null;
		} catch {
			return null;
		}
	}

	/** The list of versions; null if there is none. */
	async function readVersions() {
		const published = await readJson( '/embed/versions.json' );
		return Array.isArray( published?.versions ) ? published : null;
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

	/**
	 * Fills the list of versions, and keeps the chosen one with its stored hash. Returns whether the published
	 * hash is the same.
	 */
	function offerVersions( versions ) {
		const chosen = version.value;
		let isSame = true;
		for ( const option of [ ...version.options ] ) {
			if ( option.dataset.integrity && option.value !== chosen ) {
				option.remove();
			}
		}
		for ( const one of versions ) {
			const offered = one?.integrity?.[ 'sa-loader.js' ];
			if ( ! offered ) {
				continue;
			}
			const isStored = stored.hash && one.version === stored.version && requested === stored.origin;
			const hash = isStored ? stored.hash : offered;
			isSame &&= hash === offered;
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
		updateHash();
		return isSame;
	}

	/** Submits the hash of the chosen version. */
	function updateHash() {
		integrity.value = version.selectedOptions[ 0 ].dataset.integrity || '';
	}

	const pinned = version.querySelector( 'option[data-integrity]' );
	/** The stored settings: the list has no other version when the page opens. */
	const stored = { origin: readOrigin(), version: pinned?.value, hash: pinned?.dataset.integrity };

	let timer;
	origin.addEventListener( 'input', () => {
		clearTimeout( timer );
		timer = setTimeout( check, 400 );
	} );
	origin.addEventListener( 'change', check );
	partner.addEventListener( 'change', checkPartner );
	version.addEventListener( 'change', updateHash );
	window.jQuery( '.sa-widgets-color' ).wpColorPicker();
	check();
} )( window.wp );
