// Before anything is drawn: lets styles know that the page's address names a tool, which will open in
// the catalogue's place. `:target` would be known only once the whole page is there.
document.getElementById(location.hash.slice(1))?.toggleAttribute('data-named');
