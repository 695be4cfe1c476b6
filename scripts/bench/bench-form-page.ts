/**
 * The pages of `npm run bench`: a consultation form on a page with text around it, so that what a
 * late form moves counts as layout shift.
 */

/** A page's measurements of itself. */
export interface Visit {
  /** Milliseconds from navigation to the frame in which the form's button is there. */
  readyMs: number;
  /** Cumulative layout shift until the script has settled. */
  shift: number;
  /** The longest task in ms; 0 if none reached the 50 ms that browsers report. */
  longestTaskMs: number;
}

declare global {
  interface Window {
    visit: Promise<Visit>;
  }
}

/** When a form is there: as soon as `button` is in the shadow root of `host`, or in the page itself. */
export interface ReadyWhen {
  host: string | null;
  button: string;
}

/** Runs in the page before anything else. */
async function measure({ host, button }: ReadyWhen): Promise<Visit> {
  let shift = 0;
  let longestTaskMs = 0;
  const record = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'longtask') longestTaskMs = Math.max(longestTaskMs, entry.duration);
      else shift += (entry as PerformanceEntry & { value: number }).value;
    }
  };
  for (const type of ['layout-shift', 'longtask']) {
    new PerformanceObserver(record).observe({ type, buffered: true });
  }
  const nextFrame = () => new Promise(requestAnimationFrame);
  const hasButton = () => {
    const root = host ? document.querySelector(host)?.shadowRoot : document;
    return root?.querySelector(button);
  };
  while (!hasButton()) await nextFrame();
  const readyMs = performance.now();
  if (host) await customElements.whenDefined(host);
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve));
  }
  // Entries arrive after the frame that they describe.
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { readyMs, shift, longestTaskMs };
}

const text = '<p>We have helped students to a place abroad since 2018. Ask us anything.</p>';

/** A page around `content`, a form or a snippet. */
export function benchPage(content: string, ready: ReadyWhen): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bench</title>
<link rel="icon" href="data:,">
<script>window.visit = (${measure})(${JSON.stringify(ready)})</script>
<style>body { font: 16px/1.6 system-ui, sans-serif; margin: 16px }</style>
<h1>Study abroad</h1>
${text}
${content}
<h2>Who we are</h2>
${text.repeat(6)}
</html>`;
}

/**
 * The same form as a page's author writes it: the same fields, their own styles, and a few lines
 * that check and post it.
 */
export const handWrittenForm = `<style>
.form { display: grid; gap: 20px; max-width: 720px; padding: 20px; border: 1px solid #e2e8f0; border-radius: 16px; box-shadow: 0 12px 32px rgb(15 23 42 / 10%) }
.form div { display: grid; gap: 6px }
.form label { font-weight: 600 }
.form input:not([type=radio]) { font: inherit; min-height: 44px; padding: 8px 12px; border: 1px solid #7c8aa0; border-radius: 12px }
.form fieldset { display: grid; gap: 8px; padding: 0; border: 0 }
.form button { font: inherit; font-weight: 600; min-height: 44px; color: #fff; background: #2348d4; border: 0; border-radius: 12px }
.form p { margin: 0; font-size: 14px; color: #475569 }
</style>
<form class="form" action="/api/consultations" method="post">
<h2>Book a consultation</h2>
<div><label for="name">Full name</label><input id="name" name="name" autocomplete="name" required></div>
<div><label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" required></div>
<div><label for="phone">Phone</label><input id="phone" name="phone" type="tel" autocomplete="tel" required><p>For example 98765 43210</p></div>
<fieldset><legend>How should we meet?</legend>
<label><input type="radio" name="consultationType" value="video" checked> Video call</label>
<label><input type="radio" name="consultationType" value="chat"> Chat</label>
<label><input type="radio" name="consultationType" value="in-person"> In person</label>
</fieldset>
<button>Schedule Consultation</button>
<p>We use these details only to answer you, as our <a href="/privacy">privacy policy</a> says.</p>
<p role="status"></p>
</form>
<script>
document.querySelector('.form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const status = form.querySelector('[role=status]');
  try {
    const body = JSON.stringify(Object.fromEntries(new FormData(form)));
    const answer = await fetch(form.action, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    status.textContent = answer.ok ? 'Thank you. We will write to you soon.' : 'That did not work. Please try again.';
  } catch {
    status.textContent = 'You are offline. Please try again.';
  }
});
</script>`;
