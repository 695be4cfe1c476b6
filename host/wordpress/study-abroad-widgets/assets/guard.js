/**
 * Adds the script of the elements for who could lose something by a changed one: only where the browser
 * goes by the hashes in the page's import map. Old ones do not, and Firefox takes no map but the first of
 * a page. Elsewhere it says below the first element why there is a link alone.
 */
// A script's: an author may give any other element this id.
const guard = document.querySelector( 'script#sa-widgets-guard' );
const { refused, free, script, note } = JSON.parse( guard.dataset.guard );

const runs = ( address ) => import( address ).then( () => true, () => false );

// The same file without a hash: one that does not arrive is no proof.
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
