const LOGO_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2348d4"/><path fill="#fff" d="M7 32c-.3-7.4 3-10.2 7.5-11.8 3.8-1.4 5.6-3 6.1-8.2h.8c1.2 6.3-.6 9.5-3.9 11.7-2.3 1.5-2.9 3.7-1.8 8.3z"/><path fill="#f59e0b" d="M21 3q.8 5.2 6 6-5.2.8-6 6-.8-5.2-6-6 5.2-.8 6-6z"/></svg>';

/** The brand's mark as an image source, because an image can have alternative text. */
export const logoSource = `data:image/svg+xml,${encodeURIComponent(LOGO_SVG)}`;
