/** @jsxImportSource preact */
// Checked by `npm run types` and never run: what a page with Preact may write, and what it may not.
import { createRef, type HTMLAttributes } from 'preact';
import type { SaContactForm, SaElements } from '../custom-elements.d.ts';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends SaElements<HTMLAttributes<HTMLElement>> {}
  }
}

const form = createRef<SaContactForm>();

export const page = (
  <>
    <sa-contact-form
      ref={form}
      class="wide"
      style="margin-top: 8px"
      subject="visa"
      apiBase="https://api.example"
      onClick={(event) => event.currentTarget.focus()}
      onsa-submitted={({ detail }) => detail.form === 'contact'}
    >
      <a href="/contact">Contact us</a>
    </sa-contact-form>
    {/* @ts-expect-error: not a subject */}
    <sa-contact-form subject="visum" />
  </>
);
