import { describe, expect, it } from 'vitest';
import { readManifest } from './embed-data.ts';
import { wordpressElementsOf } from './wordpress-elements.ts';

const docs = readManifest();
const php = wordpressElementsOf(docs);

/** The part of the file about an element. */
const partOf = (tag: string) =>
  php.match(new RegExp(`^\\t'${tag}' => [\\s\\S]*?^\\t\\),`, 'm'))?.[0];

describe('the elements of the WordPress plugin', () => {
  it('are those that are made for other sites, and no others', () => {
    const tags = Array.from(php.matchAll(/^\t'(sa-[a-z-]+)' =>/gm), ([, tag]) => tag);
    const embeddable = docs.filter(({ isEmbeddable }) => isEmbeddable);
    expect(tags).toEqual(embeddable.map(({ tagName }) => tagName));
    expect(tags).toHaveLength(14);
  });

  it('never let an editor redirect a form', () => {
    expect(php).not.toMatch(/'(api|site)-base'/);
  });

  it('offer a country by its name and take it by name, too', () => {
    expect(partOf('sa-cost-calculator')).toContain(
      "'ca' => __( 'Canada', 'study-abroad-widgets' )",
    );
    expect(partOf('sa-cost-calculator')).toContain("'canada' => 'ca'");
    const [country = '', whole = ''] = (partOf('sa-visa-interview-simulator') ?? '').split(
      "'whole-country'",
    );
    expect(country).not.toContain("'de'");
    expect(whole).toContain("'de' => __( 'Germany', 'study-abroad-widgets' )");
  });

  it('make a switch of a boolean, a list of a closed type, a rule of a text that has one', () => {
    const form = partOf('sa-consultation-form');
    expect(form).toMatch(/'hide-heading' => array\(\s+'type' => 'flag'/);
    expect(form).toMatch(/'theme' => array\(\s+'type' => 'select'/);
    expect(form).toMatch(
      /'partner' => array\([^=]*=> 'text',[\s\S]*?'pattern' => '\^\[a-z0-9\\\\-\]\{1,40\}\$'/,
    );
  });

  it('link to the same on our site', () => {
    expect(partOf('sa-cost-calculator')).toContain("'path' => '/tools#cost-calculator'");
    expect(partOf('sa-consultation-form')).toContain("'path' => '/contact#consultation'");
  });

  it('end no text of PHP early', () => {
    const [doc] = docs.filter(({ tagName }) => tagName === 'sa-call-to-action');
    if (!doc) throw new Error('There is no call to action');
    const attribute = {
      name: 'evil',
      type: { text: 'string' },
      description: "a'; system( 'x' ); \\",
    };
    const written = wordpressElementsOf([{ ...doc, attributes: [attribute] }]);
    expect(written).toContain(String.raw`__( 'a\'; system( \'x\' ); \\', 'study-abroad-widgets' )`);
  });
});
