import { describe, expect, it } from 'vitest';
import { renderRecipe } from './recipes.ts';

const recipe = (source: string) => renderRecipe(source, 'https://site.example');

describe('a recipe', () => {
  it('unfolds below its title, with headings below that of the page', () => {
    expect(recipe('# Vue & more\n\nText.\n\n## Check\n')).toBe(
      '<details><summary>Vue &amp; more</summary>\n<p>Text.</p>\n<h3>Check</h3></details>',
    );
  });

  it('has code for our site, which scrolls by keyboard and is called by its name', () => {
    expect(
      recipe('# A\n\n```html page\n<script src="https://OUR-SITE/x.js"></script>\n```\n'),
    ).toContain(
      '<pre role="group" tabindex="0" aria-label="html page"><code>&lt;script src=&quot;https://site.example/x.js&quot;&gt;',
    );
  });
});
