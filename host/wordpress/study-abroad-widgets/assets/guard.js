/**
 * Adds the script of the elements for a guarded reader if the browser checks the hashes in the page's import map.
 * Old browsers do not, and Firefox uses only the first map of a page. Otherwise a note below the first element
 * says why there is only a link.
 */
// Not any element: an author may use this id.
const guard = document.querySelector( 'script#sa-widgets-guard' );
const { refused, free, script, note } = JSON.parse( guard.dataset.guard );

const runs = ( address ) => import( address ).then( () => true, () => false );

// The same file without a hash: a file that fails to load proves nothing.
Promise.all( [ free, ...refused ].map( runs ) ).then( ( [ runsFree, ...runRefused ] ) => {
	if ( runsFree && ! runRefused.includes( true ) ) {
		const added = document.createElement( 'script' );
		for ( const [ name, value ] of Object.entries( script ) ) {
			added.setAttribute( name, true === value ? '' : value );
		}
		added.nonce = guard.nonce;
		document.head.append( added );
		return;
	}
	const first = [ ...document.body.querySelectorAll( '*' ) ].find(
		( { localName, dataset } ) => localName.startsWith( 'sa-' ) || dataset?.saElement
	);
	first?.insertAdjacentHTML( 'afterend', note );
} );
