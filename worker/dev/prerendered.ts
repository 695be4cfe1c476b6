/** Shortened forms, as rendered by the build. */
const FIELDS = {
  consultation: `<h2>Book a free consultation</h2>
<div part="field"><label for="name">Full name</label><input required autocomplete="name" id="name" name="name" aria-invalid="false"/></div>
<div part="field"><label for="email">Email</label><input required type="email" id="email" name="email" aria-invalid="false"/></div>
<div part="field"><label for="phone">Phone</label><input required type="tel" id="phone" name="phone" aria-invalid="false" aria-describedby="phone-hint"/><p id="phone-hint">For example 98765 43210</p></div>
<fieldset><legend>How should we meet?</legend><label><input type="radio" name="consultationType" value="video" checked/>Video call</label><label><input type="radio" name="consultationType" value="chat"/>Chat</label><label><input type="radio" name="consultationType" value="in-person"/>In person</label></fieldset>`,
  contact: `<h2>Send us a message</h2>
<div part="field"><label for="name">Full name</label><input required id="name" name="name" aria-invalid="false"/></div>
<div part="field"><label for="email">Email</label><input required type="email" id="email" name="email" aria-invalid="false"/></div>
<div part="field"><label for="phone">Phone</label><input required type="tel" id="phone" name="phone" aria-invalid="false" aria-describedby="phone-hint"/><p id="phone-hint">For example 98765 43210</p></div>
<div part="field"><label for="subject">Subject</label><select required id="subject" name="subject" aria-invalid="false"><option value selected>Choose a subject</option><option value="admission">Admission Inquiry</option><option value="visa">Visa Guidance</option></select></div>
<div part="field"><label for="message">Message</label><textarea required rows="5" id="message" name="message" aria-invalid="false"></textarea></div>`,
  newsletter: `<div part="field"><label for="email">Email for our newsletter</label><input required type="email" id="email" name="email" aria-invalid="false"/></div>`,
};

const END = `<button type="submit">Send</button>
<p>We use these details only to answer you, as our <a href="https://site.example/privacy">privacy policy</a> says.</p>
<details><summary>Why we ask</summary></details>
<div aria-hidden="true"><label>Leave this empty<input name="sa-left-blank" tabindex="-1"/></label></div>`;

/** The asset layer with the three forms, each below its own tag. */
export const assetsWithForms = {
  async fetch(address: URL) {
    const [, kind = ''] = /\/embed\/prerendered\/sa-(\w+)-form$/.exec(address.pathname) ?? [];
    if (!Object.hasOwn(FIELDS, kind)) return new Response(null, { status: 404 });
    const fields = FIELDS[kind as keyof typeof FIELDS];
    return new Response(
      `<sa-${kind}-form><template shadowrootmode="open"><style data-drawn="1.0.0">:host{color:red}:host([hidden]){display:none!important}</style><div tabindex="-1"><form method="post" action="https://old.example/send/${kind}">${fields}${END}</form></div><a data-late href="https://site.example/contact">Does the button do nothing?</a></template><a href="https://site.example/contact">Contact us</a></sa-${kind}-form>\n`,
    );
  },
} as unknown as Fetcher;
