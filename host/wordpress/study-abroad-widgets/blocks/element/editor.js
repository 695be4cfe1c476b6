/**
 * The block `study-abroad/element` in the editor: one variation for each element, the element in a
 * sandboxed frame, its settings in the sidebar, and ways from and to shortcodes. None of our site's code
 * runs in the editor itself, whose scripts can do whatever an administrator can.
 *
 * `saWidgetsEditor` comes from includes/blocks.php.
 */
( ( wp, data ) => {
	const { createBlock, registerBlockType } = wp.blocks;
	const {
		ContrastChecker,
		InspectorControls,
		PanelColorSettings,
		PlainText,
		// Since WordPress 6.3.
		useBlockEditingMode = () => 'default',
		useBlockProps,
	} = wp.blockEditor;
	const {
		Button,
		ExternalLink,
		Notice,
		PanelBody,
		Placeholder,
		SelectControl,
		TextControl,
		ToggleControl,
	} = wp.components;
	const { createElement: el, RawHTML, useEffect, useRef, useState } = wp.element;
	const { decodeEntities } = wp.htmlEntities;
	const { __, sprintf } = wp.i18n;

	const NAME = 'study-abroad/element';
	/** Marks the link that this file writes for when the plugin is off, unlike an author's own text. */
	const OWN_LINK = 'sa-widgets-link';
	// A post may name any tag, such as `constructor`.
	data.elements = Object.assign( Object.create( null ), data.elements );
	const tags = Object.keys( data.elements );
	const titleOf = ( tag ) => data.elements[ tag ].title;

	/* ---- Icons: 24 × 24, drawn in lines ---- */

	const DRAWINGS = {
		'sa-application-timeline': 'M4 6h16v14H4z M4 10h16 M8 3.5V7 M16 3.5V7 M7.5 13.5h5 M11 16.8h6',
		'sa-call-to-action': 'M4 10v4h3l8 4.5v-13L7 10z M18 9.5c1.3 1.4 1.3 3.6 0 5 M8 14.5l1.2 4.5h2.3l-1-3.2',
		'sa-chat-widget': 'M4 5h16v11h-8.5L7 20v-4H4z M8 10.5h.01 M12 10.5h.01 M16 10.5h.01',
		'sa-consultation-form': 'M4 6h16v14H4z M4 10h16 M8 3.5V7 M16 3.5V7 M9 15.2l2.2 2.2 4-4.2',
		'sa-contact-form': 'M3.5 6h17v12.5h-17z M3.5 6.5L12 13l8.5-6.5',
		'sa-cost-calculator': 'M5.5 3.5h13v17h-13z M8.5 6.5h7V10h-7z M8.7 13.5h.01 M12 13.5h.01 M15.3 13.5h.01 M8.7 17h.01 M12 17h.01 M15.3 17h.01',
		'sa-newsletter-form': 'M4 10.5V20h16v-9.5L12 4.5z M4.3 11l7.7 5 7.7-5',
		'sa-scholarship-finder': 'M12 3.5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z M9 12.7L8 20.5l4-2.3 4 2.3-1-7.8',
		'sa-study-destinations': 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z M3.5 12h17 M12 3.5c-4.8 4.8-4.8 12.2 0 17 M12 3.5c4.8 4.8 4.8 12.2 0 17',
		'sa-toefl-mock-exam': 'M4.5 14a7.5 7.5 0 0 1 15 0 M3.5 14h4v6h-2a2 2 0 0 1-2-2z M20.5 14h-4v6h2a2 2 0 0 0 2-2z',
		'sa-tools-catalogue': 'M4 4h6.5v6.5H4z M13.5 4H20v6.5h-6.5z M4 13.5h6.5V20H4z M16.8 13.5v6.5 M13.5 16.8H20',
		'sa-visa-interview-simulator': 'M12 3.5a3 3 0 0 1 3 3V11a3 3 0 0 1-6 0V6.5a3 3 0 0 1 3-3z M5.5 11a6.5 6.5 0 0 0 13 0 M12 17.5v3.5',
		'sa-visa-requirements': 'M6 3.5h8l4.5 4.5v12.5H6z M14 3.5V8h4.5 M9 14.5l2.2 2.2 4-4.2',
		'sa-vocabulary-practice': 'M12 6.5v13 M12 6.5C10 5 7 4.5 3.5 4.5V17c3.5 0 6.5 .7 8.5 2.5 M12 6.5C14 5 17 4.5 20.5 4.5V17c-3.5 0-6.5 .7-8.5 2.5',
	};

	function iconOf( tag ) {
		return el(
			'svg',
			{ viewBox: '0 0 24 24', width: 24, height: 24, 'aria-hidden': true },
			el( 'path', {
				d: DRAWINGS[ tag ] || 'M4 5h16v14H4z M4 9h16',
				style: {
					fill: 'none',
					stroke: 'currentColor',
					strokeWidth: 1.5,
					strokeLinecap: 'round',
					strokeLinejoin: 'round',
				},
			} )
		);
	}

	/* ---- Settings: attribute name to text, 'on' for a switch that is set ---- */

	const attributesOf = ( tag ) => data.elements[ tag ].attributes;

	/** Whether any element has an attribute of that name: its value waits until that one is shown. */
	const isKnown = ( name ) => tags.some( ( tag ) => name in attributesOf( tag ) );

	/** Whether an attribute, if the element has it at all, takes that value. */
	function takes( attribute, value ) {
		if ( ! attribute ) {
			return false;
		}
		if ( 'flag' === attribute.type ) {
			return 'on' === value;
		}
		if ( 'select' === attribute.type ) {
			return attribute.values.includes( value );
		}
		return ! attribute.pattern || new RegExp( attribute.pattern, 'u' ).test( value );
	}

	/** WordPress writes the entities of HTML into the settings of whoever may not write HTML. */
	const textOf = ( value ) => decodeEntities( String( value ) );

	/** What of the settings an element is given: what it knows. */
	function settingsFor( tag, settings ) {
		const texts = Object.entries( settings ).map( ( [ name, value ] ) => [ name, textOf( value ) ] );
		return Object.fromEntries(
			texts.filter( ( [ name, value ] ) => takes( attributesOf( tag )[ name ], value ) )
		);
	}

	/** A name as the elements have it: `program_level` and `programLevel` are `program-level`. */
	function attributeNamed( tag, written ) {
		const plain = ( name ) => name.replace( /[-_]/g, '' ).toLowerCase();
		return Object.keys( attributesOf( tag ) ).find( ( name ) => plain( name ) === plain( written ) );
	}

	/** A written value as a setting; undefined for a switch that is off. What is wrong is kept, to be seen. */
	function settingFrom( tag, name, written ) {
		const attribute = attributesOf( tag )[ name ];
		const value = written.trim();
		if ( 'flag' === attribute.type ) {
			return [ 'false', '0', 'off', 'no' ].includes( value.toLowerCase() ) ? undefined : 'on';
		}
		const wanted = value.toLowerCase();
		const spellings = attribute.spellings || {};
		const values = attribute.values || [];
		return values.find( ( one ) => one.toLowerCase() === wanted ) || spellings[ wanted ] || value;
	}

	/** The settings in written attributes, given as pairs of name and value. */
	function settingsFrom( tag, pairs ) {
		const settings = {};
		for ( const [ written, value ] of pairs ) {
			const name = attributeNamed( tag, written ) || written;
			const setting = attributesOf( tag )[ name ] ? settingFrom( tag, name, value ) : value;
			if ( undefined !== setting ) {
				settings[ name ] = setting;
			}
		}
		return settings;
	}

	/** What is wrong with the settings, a sentence for each, by name. */
	function problemsOf( tag, settings ) {
		return Object.entries( settings ).flatMap( ( [ name, value ] ) => {
			if ( ! isKnown( name ) ) {
				/* translators: %s: name of a setting. */
				return [ [ name, sprintf( __( 'There is no setting “%s”.', 'study-abroad-widgets' ), name ) ] ];
			}
			const isFine = tags.some( ( other ) => takes( attributesOf( other )[ name ], textOf( value ) ) );
			const attribute = attributesOf( tag )[ name ];
			// A text is judged below its own field.
			if ( isFine || ( attribute && 'text' === attribute.type ) ) {
				return [];
			}
			/* translators: 1: name of a setting, 2: its value. */
			const text = __( '“%1$s” cannot be “%2$s”.', 'study-abroad-widgets' );
			return [ [ name, sprintf( text, attribute ? attribute.label : name, value ) ] ];
		} );
	}

	/* ---- The link that readers get while the plugin is off ---- */

	function escapeHtml( text ) {
		const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
		return text.replace( /[&<>"]/g, ( letter ) => entities[ letter ] );
	}

	/** Empty as long as nobody has said where our site is. */
	function linkOf( tag ) {
		const { text, path } = data.elements[ tag ].fallback;
		const href = escapeHtml( data.origin + path );
		return data.origin
			? `<p class="${ OWN_LINK }"><a href="${ href }">${ escapeHtml( text ) }</a></p>`
			: '';
	}

	/** The saved content after a change: our link is written anew, an author's own text stays. */
	function fallbackAfter( tag, fallback = '' ) {
		const isOwn = '' === fallback.trim() || fallback.includes( OWN_LINK );
		return isOwn ? linkOf( tag ) || fallback : fallback;
	}

	/** The attributes of a block that shows `tag`. */
	const blockOf = ( tag, { fallback, ...rest } = {} ) =>
		createBlock( NAME, { tag, ...rest, fallback: fallbackAfter( tag, fallback ) } );

	/* ---- The preview ---- */

	/** After this time without a word from the frame, the editor says that nothing came. */
	const PATIENCE_MS = 20000;
	/** Typing draws the preview anew only when it rests. */
	const REST_MS = 300;
	/** More than the longest tool at the width of a phone. */
	const MAX_HEIGHT_PX = 6000;

	/** Runs in the frame: says how high the element is once it is drawn, or that our script did not come. */
	function reportFrom( tag ) {
		const tell = ( said ) => window.parent.postMessage( { saWidgets: said }, '*' );
		const failed = ( { target } ) => 'SCRIPT' === target.nodeName && tell( 'failed' );
		window.addEventListener( 'error', failed, true );
		window.customElements.whenDefined( tag ).then( () => {
			const { body } = document;
			new ResizeObserver( () => tell( body.offsetHeight ) ).observe( body );
		} );
	}

	/**
	 * The page in the frame: one element and our script. It has an origin of its own, which is neither
	 * the editor's nor ours, so that nothing in it reaches what an administrator may do here.
	 */
	function previewPage( tag, settings, colors, ground, font ) {
		const write = ( name, value ) => ` ${ name }="${ escapeHtml( value ) }"`;
		const theme = data.theme && 'theme' in attributesOf( tag ) ? { theme: data.theme } : {};
		const attributes = Object.entries( { ...theme, ...settings } ).map( ( [ name, value ] ) =>
			write( name, 'flag' === attributesOf( tag )[ name ].type ? '' : value )
		);
		const look = { ...( data.font && { '--sa-font': 'page()' } ), ...styleOf( colors ) };
		const style = Object.entries( look ).map( ( pair ) => pair.join( ':' ) ).join( ';' );
		const { src, integrity } = data.script;
		const hash = integrity ? `${ write( 'integrity', integrity ) } crossorigin` : '';
		const element = `<${ tag }${ attributes.join( '' ) }${ write( 'style', style ) }>${ escapeHtml( titleOf( tag ) ) }</${ tag }>`;
		const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="referrer" content="no-referrer"><style>body{margin:0;background:${ ground }}</style><body${ write( 'style', `font-family:${ font }` ) }>${ element }<script>(${ reportFrom })('${ tag }')</script><script type="module" async${ write( 'src', src ) }${ hash }></script>`;
		return `data:text/html;charset=utf-8,${ encodeURIComponent( page ) }`;
	}

	/** The nearest background behind a node: a colour through which nothing is seen, or `none`. */
	function groundOf( node ) {
		const { defaultView } = node.ownerDocument;
		for ( let behind = node.parentElement; behind; behind = behind.parentElement ) {
			const cover = behind.querySelector( ':scope > .wp-block-cover__background' );
			for ( const painted of [ cover, behind ].filter( Boolean ) ) {
				const { backgroundColor, backgroundImage, opacity } = defaultView.getComputedStyle( painted );
				const isPlain = 'none' === backgroundImage && '1' === opacity;
				if ( isPlain && backgroundColor.startsWith( 'rgb(' ) ) {
					return backgroundColor;
				}
				if ( ! isPlain ) {
					return 'none';
				}
			}
		}
		return 'none';
	}

	/** A value as it was when it last rested, once there is one. */
	function useRested( value ) {
		const [ rested, setRested ] = useState( value );
		useEffect( () => {
			const timer = setTimeout( () => setRested( value ), REST_MS );
			return () => clearTimeout( timer );
		}, [ value ] );
		return rested ?? value;
	}

	/** What the frame says of itself: its height in px, null until it is drawn; and whether that failed. */
	function useReport( frame, page, attempt ) {
		const [ height, setHeight ] = useState( null );
		const [ hasFailed, setFailed ] = useState( false );
		useEffect( () => {
			// A frame that is hidden is never drawn, and so would never say its height.
			setFailed( false );
			const { defaultView } = frame.current.ownerDocument;
			const timer = setTimeout( () => setFailed( true ), PATIENCE_MS );
			const hear = ( event ) => {
				const said = event.data?.saWidgets;
				if ( ! frame.current || event.source !== frame.current.contentWindow || undefined === said ) {
					return;
				}
				clearTimeout( timer );
				setFailed( 'failed' === said );
				if ( Number.isFinite( said ) ) {
					setHeight( Math.min( Math.max( said, 0 ), MAX_HEIGHT_PX ) );
				}
			};
			defaultView.addEventListener( 'message', hear );
			return () => {
				clearTimeout( timer );
				defaultView.removeEventListener( 'message', hear );
			};
		}, [ page, attempt ] );
		return { height, hasFailed };
	}

	/** The element as readers will see it, out of reach of pointer and keyboard: a click selects the block. */
	function Preview( { tag, settings, colors } ) {
		const frame = useRef( null );
		const [ attempt, setAttempt ] = useState( 0 );
		const [ ground, setGround ] = useState();
		const [ font, setFont ] = useState();
		// Whatever block is around it may change what is behind it. Fonts of the theme do not load in the frame.
		useEffect( () => {
			setGround( groundOf( frame.current ) );
			setFont( getComputedStyle( frame.current.parentElement ).fontFamily );
		} );
		const page = useRested( ground && previewPage( tag, settings, colors, ground, font ) );
		const { height, hasFailed } = useReport( frame, page, attempt );
		return el(
			wp.element.Fragment,
			null,
			hasFailed &&
				el(
					Placeholder,
					{
						className: 'sa-widgets-failure',
						icon: iconOf( tag ),
						label: titleOf( tag ),
						instructions: sprintf(
							/* translators: 1: address of a website, 2: text of a link. */
							__( 'No preview: %1$s did not answer. Until it does, readers get the link “%2$s”.', 'study-abroad-widgets' ),
							data.origin,
							data.elements[ tag ].fallback.text
						),
					},
					el(
						Button,
						{ variant: 'secondary', onClick: () => setAttempt( attempt + 1 ) },
						__( 'Try again', 'study-abroad-widgets' )
					)
				),
			el( 'iframe', {
				key: attempt,
				className: 'sa-widgets-preview',
				'data-tag': tag,
				/* translators: %s: name of an element. */
				title: sprintf( __( 'Preview: %s', 'study-abroad-widgets' ), titleOf( tag ) ),
				sandbox: 'allow-scripts',
				src: page,
				tabIndex: -1,
				hidden: hasFailed,
				style: null === height ? undefined : { height },
				ref: ( node ) => {
					frame.current = node;
					if ( node ) {
						node.setAttribute( 'inert', '' );
					}
				},
			} )
		);
	}

	/* ---- The sidebar ---- */

	/** Newer versions of WordPress ask for both, older ones ignore them. */
	const MODERN = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

	const GROUPS = {
		content: __( 'Content', 'study-abroad-widgets' ),
		look: __( 'Look', 'study-abroad-widgets' ),
		partner: __( 'Partner', 'study-abroad-widgets' ),
		advanced: __( 'More', 'study-abroad-widgets' ),
	};

	const TOKENS = {
		primary: __( 'Buttons and links', 'study-abroad-widgets' ),
		accent: __( 'Highlights', 'study-abroad-widgets' ),
		ink: __( 'Text', 'study-abroad-widgets' ),
		surface: __( 'Background of cards and fields', 'study-abroad-widgets' ),
		wash: __( 'Tinted background', 'study-abroad-widgets' ),
	};

	/** A value in words: names of places and the like are their own. */
	const labelOf = ( { labels = {} }, value ) => labels[ value ] || value;

	/** The choices of a select, the first for the usual one; cities are those of the country. */
	function choicesOf( attribute, country ) {
		const { default: usual, values, countries } = attribute;
		const first = usual
			? /* translators: %s: the usual choice. */
			  sprintf( __( '%s (usual)', 'study-abroad-widgets' ), labelOf( attribute, usual ) )
			: __( 'Not set', 'study-abroad-widgets' );
		const others = values.filter(
			( value ) => value !== usual && ( ! countries || countries[ value ] === country )
		);
		return [
			{ value: '', label: first },
			...others.map( ( value ) => ( { value, label: labelOf( attribute, value ) } ) ),
		];
	}

	function Setting( { attribute, value, country, placeholder, change } ) {
		const { label, description: help, type } = attribute;
		if ( 'flag' === type ) {
			return el( ToggleControl, {
				__nextHasNoMarginBottom: true,
				label,
				help,
				checked: 'on' === value,
				onChange: ( isOn ) => change( isOn ? 'on' : '' ),
			} );
		}
		if ( 'select' === type ) {
			const isWaiting = undefined !== attribute.countries && ! country;
			return el( SelectControl, {
				...MODERN,
				label,
				help: isWaiting ? __( 'Choose a country first.', 'study-abroad-widgets' ) : help,
				disabled: isWaiting,
				value: value === attribute.default ? '' : value,
				options: choicesOf( attribute, country ),
				onChange: change,
			} );
		}
		const isWrong = '' !== value && ! takes( attribute, value );
		return el( TextControl, {
			...MODERN,
			label,
			help: isWrong
				? /* translators: %s: what may be written in a field. */
				  sprintf( __( 'This is left out. Allowed: %s.', 'study-abroad-widgets' ), attribute.allowed )
				: help,
			value,
			placeholder,
			onChange: change,
		} );
	}

	/** Our site judges by the address of the page that asks, which is wp-admin's: of another website it cannot tell. */
	const NOT_JUDGED =
		data.website !== location.origin &&
		sprintf(
			/* translators: %s: address of this website. */
			__( 'A partner of ours. We cannot check from here whether %s is connected, because wp-admin has another address; it is checked whenever a visitor sends something.', 'study-abroad-widgets' ),
			data.website
		);
	const STANDINGS = new Map( [
		[ 'yours', NOT_JUDGED || __( 'This id is yours. Requests from this website count as yours.', 'study-abroad-widgets' ) ],
		[ 'elsewhere', NOT_JUDGED || __( 'This partner has other websites, but not this one. Requests from here do not count until it is connected.', 'study-abroad-widgets' ) ],
		[ 'unknown', __( 'No website of a partner with this id is known. Check its spelling.', 'study-abroad-widgets' ) ],
	] );

	/** Whose a partner's id is: a wrong one would be sent along without a word. Undefined until our site says it. */
	function useStanding( id ) {
		const [ said, setSaid ] = useState( {} );
		useEffect( () => {
			if ( ! id || ! data.origin ) {
				return;
			}
			const timer = setTimeout( () => {
				fetch( `${ data.origin }/api/origin?partner=${ encodeURIComponent( id ) }`, {
					credentials: 'omit',
					referrerPolicy: 'strict-origin',
				} )
					.then( ( response ) => response.json() )
					.then( ( { partner } ) => setSaid( { id, partner } ) )
					.catch( () => {} );
			}, 400 );
			return () => clearTimeout( timer );
		}, [ id ] );
		return said.id === id ? STANDINGS.get( said.partner ) : undefined;
	}

	/** The field of the partner id, which says below it whose the id is. */
	function PartnerSetting( { attribute, value, ...others } ) {
		const standing = useStanding( takes( attribute, value ) ? value : '' );
		const description = standing || attribute.description;
		return el( Setting, { ...others, attribute: { ...attribute, description }, value } );
	}

	/** Whether a setting has a field: what is a visitor's own has none, unless it is set. */
	const hasField = ( name, settings ) =>
		! [ 'prefill-name', 'prefill-email', 'prefill-phone' ].includes( name ) || name in settings;

	/** The panels of settings; one without fields is left out. */
	function SettingsPanels( { tag, settings, change, children } ) {
		const attributes = attributesOf( tag );
		return Object.entries( GROUPS ).map( ( [ group, title ] ) => {
			const names = Object.keys( attributes ).filter(
				( name ) => attributes[ name ].group === group && hasField( name, settings )
			);
			const isFirst = 'content' === group;
			if ( ! isFirst && 0 === names.length ) {
				return null;
			}
			const fields = names.map( ( name ) =>
				el( 'partner' === name ? PartnerSetting : Setting, {
					key: name,
					attribute: attributes[ name ],
					value: settings[ name ] || '',
					country: settings.country,
					placeholder: attributes[ name ].default || ( 'partner' === name ? data.partner : '' ),
					change: ( value ) => change( name, value ),
				} )
			);
			return el( PanelBody, { key: group, title, initialOpen: isFirst }, fields, isFirst && children );
		} );
	}

	/** The colours of an element, from the theme's palette or any other. */
	function ColorPanel( { colors, setColors } ) {
		const set = ( token, color ) => {
			const { [ token ]: _before, ...others } = colors;
			setColors( color ? { ...others, [ token ]: color } : others );
		};
		const sure = { ...data.colors, ...colors };
		return el(
			PanelColorSettings,
			{
				title: __( 'Colours', 'study-abroad-widgets' ),
				initialOpen: false,
				__experimentalIsRenderedInSidebar: true,
				enableAlpha: false,
				colorSettings: Object.entries( TOKENS ).map( ( [ token, label ] ) => ( {
					label,
					value: colors[ token ],
					onChange: ( color ) => set( token, color ),
				} ) ),
			},
			sure.surface &&
				[ 'ink', 'primary' ]
					.filter( ( token ) => sure[ token ] )
					.map( ( token ) =>
						el( ContrastChecker, {
							key: token,
							textColor: sure[ token ],
							backgroundColor: sure.surface,
							isLargeText: false,
						} )
					)
		);
	}

	/** The custom properties that colour an element: those of the whole site, then the block's own. */
	function styleOf( colors ) {
		const all = Object.entries( { ...data.colors, ...colors } );
		return Object.fromEntries( all.map( ( [ token, color ] ) => [ `--sa-${ token }`, color ] ) );
	}

	function SwitchElement( { tag, show } ) {
		const others = tags.filter( ( other ) => other !== tag );
		return el( SelectControl, {
			...MODERN,
			label: tag
				? __( 'Show instead', 'study-abroad-widgets' )
				: __( 'Show', 'study-abroad-widgets' ),
			help: tag
				? __( 'Settings that both have are kept.', 'study-abroad-widgets' )
				: undefined,
			value: '',
			options: [
				{ value: '', label: __( 'Choose…', 'study-abroad-widgets' ) },
				...others.map( ( other ) => ( { value: other, label: titleOf( other ) } ) ),
			],
			onChange: ( chosen ) => chosen && show( chosen ),
		} );
	}

	/** Removes a setting where it is empty, and a city that is not in the country. */
	function settingsAfter( tag, settings, name, value ) {
		const { [ name ]: _before, ...others } = settings;
		const after = value ? { ...others, [ name ]: value } : others;
		const { city } = attributesOf( tag );
		if ( 'country' === name && city && ( ! city.countries || city.countries[ after.city ] !== value ) ) {
			delete after.city;
		}
		return after;
	}

	/* ---- The block ---- */

	/** Without an address of our site there is nothing to show: says so, and who can change that. */
	function NoOrigin( { tag } ) {
		return el(
			Placeholder,
			{
				icon: iconOf( tag ),
				label: titleOf( tag ),
				instructions: data.settingsUrl
					? __( 'Not shown yet: set the address of the site that it comes from.', 'study-abroad-widgets' )
					: __( 'Not shown yet: ask an administrator to set the address of the site that it comes from, under Settings, Study-abroad widgets.', 'study-abroad-widgets' ),
			},
			data.settingsUrl &&
				el(
					Button,
					{ variant: 'primary', href: data.settingsUrl, target: '_blank' },
					__( 'Set the address', 'study-abroad-widgets' )
				)
		);
	}

	/** WordPress 6.1 tells a screen reader the name of the bare block, whatever element it shows. */
	function propsFor( tag, props ) {
		const label = props[ 'aria-label' ];
		return label && data.elements[ tag ]
			? { ...props, 'aria-label': label.replace( wp.blocks.getBlockType( NAME ).title, titleOf( tag ) ) }
			: props;
	}

	function Edit( { attributes, setAttributes, isSelected } ) {
		const { tag, settings, colors, fallback } = attributes;
		const element = data.elements[ tag ];
		const blockProps = propsFor( tag, useBlockProps() );
		const isInPattern = 'contentOnly' === useBlockEditingMode();
		const show = ( other ) =>
			setAttributes( { tag: other, fallback: fallbackAfter( other, fallback ) } );
		if ( ! element ) {
			return el(
				'div',
				blockProps,
				el(
					Placeholder,
					{
						className: 'sa-widgets-placeholder',
						icon: iconOf( tag ),
						label: __( 'Study-abroad element', 'study-abroad-widgets' ),
						instructions: tag
							? /* translators: %s: name of an element. */
							  sprintf( __( 'There is no element “%s”. Choose another one.', 'study-abroad-widgets' ), tag )
							: __( 'Choose what to show.', 'study-abroad-widgets' ),
					},
					el( SwitchElement, { show } )
				)
			);
		}
		const known = Object.fromEntries(
			Object.entries( settings ).map( ( [ name, value ] ) => [ name, textOf( value ) ] )
		);
		const change = ( name, value ) =>
			setAttributes( {
				settings: settingsAfter( tag, settings, name, value ),
				fallback: fallbackAfter( tag, fallback ),
			} );
		const controls = [
			problemsOf( tag, settings ).map( ( [ name, text ] ) =>
				el(
					Notice,
					{
						key: name,
						className: 'sa-widgets-problem',
						status: 'warning',
						isDismissible: false,
						actions: [
							{
								label: __( 'Remove it', 'study-abroad-widgets' ),
								onClick: () => change( name, '' ),
							},
						],
					},
					text
				)
			),
			el(
				SettingsPanels,
				{ key: 'settings', tag, settings: known, change },
				// A use of a pattern cannot have another element.
				! isInPattern && el( SwitchElement, { key: 'switch', tag, show } ),
				data.origin &&
					el(
						ExternalLink,
						{ key: 'guide', href: `${ data.origin }/partners/${ tag }` },
						__( 'What can I set?', 'study-abroad-widgets' )
					)
			),
		];
		const palette = el( ColorPanel, {
			colors,
			setColors: ( next ) => setAttributes( { colors: next } ),
		} );
		return el(
			wp.element.Fragment,
			null,
			el( InspectorControls, null, controls ),
			el( InspectorControls, { group: 'styles' }, palette ),
			// All that WordPress 7 shows of a block in a pattern; older versions do not know the group.
			isInPattern &&
				isSelected &&
				el( InspectorControls, { group: 'content' }, controls, palette ),
			el(
				'div',
				blockProps,
				data.origin
					? el( Preview, { tag, settings: settingsFor( tag, settings ), colors } )
					: el( NoOrigin, { tag } )
			)
		);
	}

	/** The page is drawn by PHP; only the text for when the plugin is off is saved, as it is. */
	const save = ( { attributes } ) =>
		attributes.fallback ? el( RawHTML, null, attributes.fallback ) : null;

	/* ---- From and to shortcodes and HTML ---- */

	/** What word processors and their pastes make of quotes and spaces; an apostrophe within a word is none of these. */
	const straighten = ( text ) =>
		text
			.replace( /[“”„″]/g, '"' )
			.replace( /(\p{L}’\p{L})|[‘’‚′]/gu, ( _quote, word ) => word ?? "'" )
			.replace( /\u00a0/g, ' ' );

	/** The opening tag, its name, its attributes, in which quotes may hold brackets; and what follows. */
	const SHORTCODE =
		/^(\s*\[(sa[-_][a-z_-]+)((?:\s(?:"[^"]*"|'[^']*'|[^\]"'])*)?)\])(?:([\s\S]*)\[\/\2\])?\s*$/i;

	/** A text that is one of our shortcodes and nothing else, as a block; null for any other. */
	function blockFromShortcode( text = '' ) {
		const match = SHORTCODE.exec( straighten( text ) );
		if ( ! match ) {
			return null;
		}
		const [ , opening, name, attributes, content = '' ] = match;
		const tag = name.toLowerCase().replace( /_/g, '-' );
		return data.elements[ tag ]
			? blockFromAttributes(
					tag,
					attributes.replace( /\/\s*$/, '' ),
					text.slice( opening.length, opening.length + content.length )
			  )
			: null;
	}

	function blockFromAttributes( tag, text, content ) {
		const { named, numeric } = wp.shortcode.attrs( text );
		const { id = '', class: className, ...others } = named;
		const pairs = [
			...Object.entries( others ).map( ( [ name, value ] ) => [ name, textOf( value ) ] ),
			...numeric.map( ( name ) => [ name, '' ] ),
		];
		return blockOf( tag, {
			settings: settingsFrom( tag, pairs ),
			anchor: id,
			...( className ? { className } : {} ),
			fallback: content,
		} );
	}

	/** The tag that an element is, or that it stands for as a placeholder; undefined for any other. */
	function tagOf( node ) {
		const name = node.dataset?.saElement || node.localName || '';
		return tags.find( ( tag ) => tag === name || tag === `sa-${ name }` );
	}

	function blockFromElement( node ) {
		const tag = tagOf( node );
		const isPlaceholder = node.localName !== tag;
		const own = [ 'id', 'class', 'style', 'data-sa-element' ];
		const pairs = Array.from( node.attributes )
			.filter( ( { name } ) => ! own.includes( name ) && ( ! isPlaceholder || /^data-/.test( name ) ) )
			.map( ( { name, value } ) => [ isPlaceholder ? name.slice( 5 ) : name, value ] );
		const colors = Object.keys( TOKENS )
			.map( ( token ) => [ token, node.style.getPropertyValue( `--sa-${ token }` ).trim() ] )
			.filter( ( [ , color ] ) => color );
		const content = node.cloneNode( true );
		for ( const part of content.querySelectorAll( 'template, script' ) ) {
			part.remove();
		}
		return blockOf( tag, {
			settings: settingsFrom( tag, pairs ),
			colors: Object.fromEntries( colors ),
			anchor: node.id,
			...( node.className ? { className: node.className } : {} ),
			fallback: content.innerHTML.trim(),
		} );
	}

	/** The blocks for HTML that holds nothing but our tags and our script; empty for any other. */
	function blocksFromHtml( html ) {
		const { body, head } = new DOMParser().parseFromString( html || '', 'text/html' );
		const nodes = [ ...head.childNodes, ...body.childNodes ].filter(
			( node ) => 8 !== node.nodeType && '' !== node.textContent.trim() + ( node.localName || '' )
		);
		const isScript = ( node ) =>
			'script' === node.localName && /\/embed\/(.+\/)?sa-[a-z-]+\.js$/.test( node.src );
		const elements = nodes.filter( ( node ) => ! isScript( node ) );
		return elements.every( ( node ) => 1 === node.nodeType && tagOf( node ) )
			? elements.map( blockFromElement )
			: [];
	}

	/** The element that an address of our site shows, alone or among our tools, as a block; null for any other. */
	function blockFromAddress( text ) {
		const address = text.trim();
		if ( ! data.origin || ! address.startsWith( `${ data.origin }/` ) || /\s/.test( address ) ) {
			return null;
		}
		const { pathname, hash, searchParams } = new URL( address );
		const [ , kind, named ] = /^\/(partners|embed\/frame)\/(sa-[a-z-]+)$/.exec( pathname ) || [];
		// Another page shows more than one element: its address stays a link.
		const place = '/tools' === pathname ? pathname + hash : '';
		const tag = tags.find( ( one ) => one === named || data.elements[ one ].fallback.path === place );
		if ( ! tag ) {
			return null;
		}
		const options = 'embed/frame' === kind ? [ ...searchParams ] : [];
		return blockOf( tag, {
			settings: settingsFrom( tag, options.filter( ( [ name ] ) => attributeNamed( tag, name ) ) ),
			colors: Object.fromEntries( options.filter( ( [ name ] ) => Object.hasOwn( TOKENS, name ) ) ),
		} );
	}

	/** What a Custom HTML block holds: since WordPress 7.1 its attributes do not say. */
	const htmlOf = ( block ) => block.attributes.content ?? wp.blocks.getBlockContent( block );

	/** A value in a shortcode, which has no way to escape quotes and brackets but entities. */
	const quote = ( value ) =>
		`"${ escapeHtml( value ).replace( /\[/g, '&#91;' ).replace( /\]/g, '&#93;' ) }"`;

	function shortcodeOf( { tag, settings, anchor, className, fallback = '' } ) {
		const set = Object.entries( settingsFor( tag, settings ) ).map( ( [ name, value ] ) =>
			'flag' === attributesOf( tag )[ name ].type ? name : `${ name }=${ quote( value ) }`
		);
		const rest = [ [ 'id', anchor ], [ 'class', className ] ]
			.filter( ( [ , value ] ) => value )
			.map( ( [ name, value ] ) => `${ name }=${ quote( value ) }` );
		const opening = `[${ [ tag, ...set, ...rest ].join( ' ' ) }]`;
		const isOwn = fallback.trim() && ! fallback.includes( OWN_LINK );
		return isOwn ? `${ opening }${ fallback }[/${ tag }]` : opening;
	}

	const contentOfPastedTag = { '#text': {}, p: { children: { '#text': {}, a: { attributes: [ 'href' ], children: { '#text': {} } } } }, a: { attributes: [ 'href' ], children: { '#text': {} } } };

	const transforms = {
		from: [
			{
				type: 'block',
				blocks: [ 'core/shortcode' ],
				isMatch: ( { text } ) => null !== blockFromShortcode( text ),
				transform: ( { text } ) => blockFromShortcode( text ),
			},
			{
				type: 'block',
				blocks: [ 'core/html' ],
				isMatch: ( _attributes, block ) => blocksFromHtml( htmlOf( block ) ).length > 0,
				// As `transform`, which is not given the block.
				__experimentalConvert: ( block ) => blocksFromHtml( htmlOf( block ) ),
			},
			{
				type: 'raw',
				priority: 5,
				selector: [ ...tags, '[data-sa-element]' ].join( ',' ),
				isMatch: ( node ) => undefined !== tagOf( node ),
				schema: Object.fromEntries(
					tags.map( ( tag ) => [
						tag,
						{
							attributes: [ 'id', 'class', 'style', ...Object.keys( attributesOf( tag ) ) ],
							children: contentOfPastedTag,
						},
					] )
				),
				transform: blockFromElement,
			},
			{
				type: 'raw',
				// Before core makes an embed of it.
				priority: 5,
				isMatch: ( node ) => 'P' === node.nodeName && null !== blockFromAddress( node.textContent ),
				transform: ( node ) => blockFromAddress( node.textContent ),
			},
			{
				type: 'shortcode',
				tag: tags.flatMap( ( tag ) => [ tag, tag.replace( /-/g, '_' ) ] ),
				// As it was pasted: WordPress itself misreads curly quotes.
				transform: ( _named, { content } ) =>
					blockFromShortcode( content ) ?? createBlock( 'core/shortcode', { text: content } ),
			},
		],
		to: [
			{
				type: 'block',
				blocks: [ 'core/shortcode' ],
				isMatch: ( { tag } ) => tag in data.elements,
				transform: ( attributes ) =>
					createBlock( 'core/shortcode', { text: shortcodeOf( attributes ) } ),
			},
		],
	};

	/** What an empty place in the inserter could not show. */
	const exampleOf = ( tag ) =>
		data.origin ? { attributes: { tag }, viewportWidth: 'sa-chat-widget' === tag ? 400 : 900 } : undefined;

	registerBlockType( NAME, {
		icon: iconOf( '' ),
		// By name in lists and to screen readers, also where variations are not asked.
		__experimentalLabel: ( { tag } ) => data.elements[ tag ]?.title,
		edit: Edit,
		save,
		transforms,
		variations: tags.map( ( tag, index ) => ( {
			name: tag,
			title: titleOf( tag ),
			description: data.elements[ tag ].description,
			keywords: data.elements[ tag ].keywords,
			icon: iconOf( tag ),
			// Takes the place of the bare block in the inserter.
			isDefault: 0 === index,
			scope: [ 'inserter' ],
			attributes: { tag, fallback: linkOf( tag ) },
			isActive: [ 'tag' ],
			example: exampleOf( tag ),
		} ) ),
	} );

	/* ---- Custom HTML that holds our script ---- */

	/**
	 * Core's preview of such a block runs the script with the rights of whoever looks at it. Since WordPress
	 * 7.1 it has a frame of its own for that, and the attributes no longer say what the block holds.
	 */
	const holdsScript = ( { name, attributes } ) =>
		'core/html' === name && /\/embed\/[^\s"'<>]+\.js/i.test( attributes.content );

	/** The HTML to edit, without a preview. */
	function HtmlWithScript( { attributes: { content }, setAttributes, onReplace } ) {
		const blocks = blocksFromHtml( content );
		const action = {
			label: __( 'Make it a block', 'study-abroad-widgets' ),
			onClick: () => onReplace( blocks ),
		};
		return el(
			'div',
			useBlockProps( { className: 'block-library-html__edit' } ),
			el(
				Notice,
				{ status: 'warning', isDismissible: false, actions: blocks.length > 0 ? [ action ] : [] },
				__( 'A preview would run the script in this HTML with your rights in WordPress, so there is none. With this plugin no script is needed here, and a block has a preview.', 'study-abroad-widgets' )
			),
			el( PlainText, {
				'aria-label': 'HTML',
				value: content,
				onChange: ( text ) => setAttributes( { content: text } ),
			} )
		);
	}

	wp.hooks.addFilter(
		'editor.BlockEdit',
		'study-abroad/html-with-script',
		( BlockEdit ) => ( props ) => el( holdsScript( props ) ? HtmlWithScript : BlockEdit, props )
	);
} )( window.wp, window.saWidgetsEditor );
