/** Query parameters that configure a frame's page. */
export interface FrameRequest {
  /** Markup of the body. */
  body?: string;
  /** Which of our scripts it loads; none unless given. */
  script?: 'widgets' | 'loader';
  /** `hostile`: the worst CSS of a page. */
  css?: 'hostile';
  /** `strict`: the tightest Content Security Policy that still lets our scripts run. */
  csp?: 'strict';
  /** `old`: beside libraries that replace the platform's functions. */
  libraries?: 'old';
  /** Our elements arrive with their shadow trees, as on our own site. */
  prerendered?: 'yes';
}

/** Gives elements in HTML their shadow trees; their styles need hashes in a policy. */
type Prerender = (html: string) => { html: string; styleHashes: string[] };

const strictPolicy = (styleHashes: string[]) =>
  `default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self' ${styleHashes.join(' ')}; require-trusted-types-for 'script'`;

/**
 * A page like a partner's that opens at `now`, with a clock and a probe before our script: the page waits
 * for these but not for the script, so the probe sees everything.
 */
export function framePage(request: FrameRequest, prerender: Prerender, now: Date) {
  const { body = '', script, css, csp, libraries, prerendered } = request;
  const content = prerendered ? prerender(body) : { html: body, styleHashes: [] };
  const scripts = {
    widgets: '<script async src="/embed/sa-widgets.js"></script>',
    loader: '<script type="module" async src="/embed/sa-loader.js"></script>',
  };
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A partner's page</title>
<script src="/widgets/testing/clock.ts" data-now="${now.toISOString()}" data-holds-timers></script>
<script src="/widgets/testing/activity.ts"></script>
<script src="/widgets/testing/probe.ts"></script>
${libraries ? '<script src="/widgets/testing/old-libraries.ts"></script>' : ''}
${script ? scripts[script] : ''}
${css ? '<link rel="stylesheet" href="/widgets/testing/hostile.css">' : ''}
</head>
<body><main>${content.html}<h1>A page</h1></main></body>
</html>`;
  return {
    html,
    headers: csp ? { 'Content-Security-Policy': strictPolicy(content.styleHashes) } : {},
  };
}
