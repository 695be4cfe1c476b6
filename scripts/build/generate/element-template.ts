const TAG = /^sa-[a-z]+(-[a-z]+)*$/;

/**
 * The files of a new element by name, ready to build and test.
 *
 * @throws Error unless the tag looks like `sa-some-name`.
 */
export function elementTemplate(tag: string): Record<string, string> {
  if (!TAG.test(tag)) throw new Error(`"${tag}" is not a tag: use npm run new sa-some-name`);
  const stem = tag.slice('sa-'.length);
  const view = stem.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    [`${stem}.ts`]: `import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './${stem}.api.ts';
import { ${view} } from './${stem}.view.tsx';

/**
 * One sentence on what a visitor can do with it.
 *
 * @element ${tag}
 * @heading own
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @example
 * <${tag} visitor="Asha">
 *   <p>Welcome. <a href="https://OUR-SITE/contact">Contact us</a>.</p>
 * </${tag}>
 */
defineElement('${tag}', ${view}, api);
`,
    [`${stem}.api.ts`]: `import { text } from '../kit/element/attributes.ts';

/** The attributes. */
export const api = {
  /** Name to greet; none unless set. */
  visitor: text(),
};
`,
    [`${stem}.view.tsx`]: `import { card } from '../kit/core/card.styles.ts';
import { OwnHeading } from '../kit/core/heading.tsx';
import type { PropsOf } from '../kit/element/attributes.ts';
import type { api } from './${stem}.api.ts';
import { greet } from './${stem}.logic.ts';
import { greeting } from './${stem}.styles.ts';

export function ${view}({ visitor }: PropsOf<typeof api>) {
  const heading = greet(visitor);
  return (
    <section className={card} part="section" aria-label={heading}>
      <OwnHeading className={greeting}>{heading}</OwnHeading>
    </section>
  );
}
`,
    [`${stem}.styles.ts`]: `import { css } from '../kit/element/styles.ts';

export const greeting = css\`
  overflow-wrap: anywhere;
\`;
`,
    [`${stem}.logic.ts`]: `/** Greets the visitor, by name unless it is empty. */
export function greet(visitor: string): string {
  return visitor ? \`Welcome, \${visitor}\` : 'Welcome';
}
`,
    [`${stem}.logic.test.ts`]: `import { describe, expect, it } from 'vitest';
import { greet } from './${stem}.logic.ts';

describe('greet', () => {
  it.each([
    ['Asha', 'Welcome, Asha'],
    ['', 'Welcome'],
  ])('of "%s" is "%s"', (visitor, text) => {
    expect(greet(visitor)).toBe(text);
  });
});
`,
    [`${stem}.test.tsx`]: `import { describe, expect, it } from 'vitest';
import { mount } from '../testing/mount.ts';
import './${stem}.ts';

describe('<${tag}>', () => {
  it('greets the visitor', async () => {
    const element = await mount('<${tag} visitor="Asha"></${tag}>');
    expect(element.shadowRoot?.querySelector('h2')?.textContent).toBe('Welcome, Asha');
  });
});
`,
  };
}
