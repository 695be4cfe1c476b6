/**
 * The settings page of a website, and of a network: asks the address for its versions as soon as it is
 * typed, and whose the partner id is.
 */
( ( wp ) => {
	const { __, sprintf } = wp.i18n;
	const find = ( id ) => document.getElementById( `sa-widgets-${ id }` );
	const origin = find( 'origin' );
	const version = find( 'version' );
	const integrity = find( 'integrity' );
	const partner = find( 'partner' );
	const isNetwork = partner.form.matches( '[data-sa-widgets-network]' );
	const { website } = partner.dataset;
	/** Our site judges by the address of the page that asks, which is wp-admin's: of another website it cannot tell. */
	const isJudged = isNetwork || website === location.origin;
	const WAIT_MS = 10000;
	let asked = '';

	const LOOKS = {
		good: [ 'yes-alt', '#008a20' ],
		bad: [ 'warning', '#b32d2e' ],
		busy: [ 'update', '' ],
	};

	/** Says below a field what came of it: in words, with a sign, in colour; without words nothing. */
	function say( field, look, words ) {
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

	/** What counts in a field: what is typed, else the network's. */
	function readValue( field ) {
		return field.value.trim() || field.dataset.inherited;
	}

	/** The origin of what counts, as the server reads it; '' for none. */
	function readOrigin() {
		const typed = readValue( origin );
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
			say(
				'origin',
				'bad',
				origin.value.trim() && __( 'This is not a website address. An address looks like https://www.example.com.', 'study-abroad-widgets' )
			);
			return;
		}
		say( 'origin', 'busy', __( 'Checking …', 'study-abroad-widgets' ) );
		const published = await readVersions();
		if ( now !== asked ) {
			return;
		}
		if ( ! published ) {
			say( 'origin', 'bad', describeFailure( now ) );
			checkPartner();
			return;
		}
		const found = sprintf(
			/* translators: 1: address, 2: version. */
			__( 'Found: %1$s serves version %2$s.', 'study-abroad-widgets' ),
			now,
			published.latest
		);
		say( 'origin', 'good', found );
		if ( ! offerVersions( published.versions ) ) {
			say(
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

	/** Asks whose the partner id is: a wrong one would be sent along without a word, and bring no credit. */
	async function checkPartner() {
		const id = readValue( partner );
		if ( ! asked || ! partner.validity.valid ) {
			say( 'partner' );
			return;
		}
		const { partner: standing, own } = await askPartner( id );
		if ( id !== readValue( partner ) ) {
			return;
		}
		if ( ! id ) {
			offerOwn( own );
			return;
		}
		if ( ! isJudged && [ 'yours', 'elsewhere' ].includes( standing ) ) {
			say(
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
			[
				'elsewhere',
				isNetwork
					? __( 'A partner of ours. Each website of this network is connected on its own settings page.', 'study-abroad-widgets' )
					: __( 'This partner has other websites, but not this one: connect it below, or nothing that is sent from here counts.', 'study-abroad-widgets' ),
			],
			[
				'unknown',
				isNetwork
					? __( 'No website of a partner with this id is known. Check its spelling.', 'study-abroad-widgets' )
					: __( 'No website of a partner with this id is known. Check its spelling, and connect this website below.', 'study-abroad-widgets' ),
			],
		] );
		const isGood = 'yours' === standing || ( isNetwork && 'elsewhere' === standing );
		say(
			'partner',
			isGood ? 'good' : 'bad',
			words.get( standing ) ||
				/* translators: %s: address. */
				sprintf( __( 'Not checked: %s did not say whose id this is.', 'study-abroad-widgets' ), asked )
		);
	}

	/** Connects by one press a website that is registered with a partner id already. */
	function offerOwn( id ) {
		if ( ! id || isNetwork || ! isJudged ) {
			say( 'partner' );
			return;
		}
		/* translators: %s: a partner id. */
		say( 'partner', 'good', sprintf( __( 'This website is registered with the partner id %s.', 'study-abroad-widgets' ), id ) );
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

	/**
	 * `partner`, which is `yours`, `elsewhere` or `unknown`, and this website's `own` id or null; neither where
	 * nobody answers, or an older version of our site.
	 */
	async function askPartner( id ) {
		try {
			const response = await fetch( `${ asked }/api/origin?partner=${ encodeURIComponent( id ) }`, {
				credentials: 'omit',
				referrerPolicy: 'strict-origin',
				signal: AbortSignal.timeout ? AbortSignal.timeout( WAIT_MS ) : undefined,
			} );
			return await response.json();
		} catch {
			return {};
		}
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

	/**
	 * Fills the list of versions, and keeps the one that is chosen, with the hash that is stored for it. Returns
	 * whether our site says the same hash.
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
			const offered = one.integrity?.[ 'sa-loader.js' ];
			if ( ! offered ) {
				continue;
			}
			const isStored = stored.hash && one.version === stored.version && asked === stored.origin;
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
		takeHash();
		return isSame;
	}

	/** The hash that is stored with the chosen version. */
	function takeHash() {
		integrity.value = version.selectedOptions[ 0 ].dataset.integrity || '';
	}

	const pinned = version.querySelector( 'option[data-integrity]' );
	/** What was stored when the page was opened: the list then has no other version. */
	const stored = { origin: readOrigin(), version: pinned?.value, hash: pinned?.dataset.integrity };

	let timer;
	origin.addEventListener( 'input', () => {
		clearTimeout( timer );
		timer = setTimeout( check, 400 );
	} );
	origin.addEventListener( 'change', check );
	partner.addEventListener( 'change', checkPartner );
	version.addEventListener( 'change', takeHash );
	window.jQuery( '.sa-widgets-color' ).wpColorPicker();
	check();
} )( window.wp );
