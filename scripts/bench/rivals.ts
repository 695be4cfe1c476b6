/**
 * The bench's form as others have it: the same fields by Shoelace, by SurveyJS, and by nothing but preact
 * and r2wc. Shoelace and SurveyJS are 88 MB that nothing else needs: npm's registry gives them into
 * `.cache` at the first run.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { aliases } from '../build/aliases.ts';
import { shell } from '../run.ts';
import type { ReadyWhen } from './bench-form-page.ts';

const FOLDER = resolve('.cache/bench-rivals');
const PACKAGES = {
  '@shoelace-style/shoelace': '2.20.1',
  'survey-core': '2.5.38',
  'survey-js-ui': '2.5.38',
};

interface Rival {
  name: string;
  /** The markup that its documentation gives to a page's author, with its files under /rivals/. */
  content: string;
  ready: ReadyWhen;
  /** Its files by path. */
  files: Record<string, string>;
}

interface Recipe extends Pick<Rival, 'name' | 'ready'> {
  script: string;
  /** Path of its style sheet in node_modules. */
  styles?: string;
  html: string;
}

const FIELDS = [
  { name: 'name', label: 'Full name', type: 'text' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel' },
] as const;
const WAYS = { video: 'Video call', chat: 'Chat', 'in-person': 'In person' };
const HEADING = 'Book a consultation';
const MEETING = 'How should we meet?';
const BUTTON = 'Schedule Consultation';

const shoelace = (part: string) =>
  `import '@shoelace-style/shoelace/dist/components/${part}/${part}.js';`;

const recipes: readonly Recipe[] = [
  {
    name: 'bare preact + r2wc',
    script: `import { createElement as h } from 'react';
import toElement from '@r2wc/react-to-web-component';
const field = ({ name, label, type }) => h('p', { key: name },
  h('label', { htmlFor: name }, label), h('input', { id: name, name, type, required: true }));
const Form = () => h('form', null, h('h2', null, '${HEADING}'),
  ${JSON.stringify(FIELDS)}.map(field),
  h('fieldset', null, h('legend', null, '${MEETING}'),
    Object.entries(${JSON.stringify(WAYS)}).map(([value, text]) => h('label', { key: value },
      h('input', { type: 'radio', name: 'way', value, defaultChecked: value === 'video' }), text))),
  h('button', null, '${BUTTON}'));
customElements.define('bare-form', toElement(Form, { shadow: 'open' }));`,
    html: '<bare-form></bare-form>',
    ready: { host: 'bare-form', button: 'form button' },
  },
  {
    name: 'Shoelace',
    script: ['input', 'radio-group', 'radio', 'button'].map(shoelace).join('\n'),
    styles: '@shoelace-style/shoelace/dist/themes/light.css',
    html: `<form><h2>${HEADING}</h2>
${FIELDS.map(({ name, label, type }) => `<sl-input name="${name}" label="${label}" type="${type}" required></sl-input>`).join('')}
<sl-radio-group label="${MEETING}" name="way" value="video">
${Object.entries(WAYS)
  .map(([value, text]) => `<sl-radio value="${value}">${text}</sl-radio>`)
  .join('')}
</sl-radio-group><sl-button type="submit" variant="primary">${BUTTON}</sl-button></form>`,
    ready: { host: 'sl-button', button: 'button' },
  },
  {
    name: 'SurveyJS',
    script: `import { Model } from 'survey-core';
import 'survey-js-ui';
new Model(${JSON.stringify({
      title: HEADING,
      completeText: BUTTON,
      elements: [
        ...FIELDS.map(({ name, label, type }) => ({
          type: 'text',
          inputType: type,
          name,
          title: label,
          isRequired: true,
        })),
        {
          type: 'radiogroup',
          name: 'way',
          title: MEETING,
          choices: Object.entries(WAYS).map(([value, text]) => ({ value, text })),
        },
      ],
    })}).render(document.querySelector('#survey'));`,
    styles: 'survey-core/survey-core.min.css',
    html: '<div id="survey"></div>',
    ready: { host: null, button: '#survey input[type=button]' },
  },
];

/** @throws Error if the packages are neither there nor to be had. */
export async function buildRivals(): Promise<Rival[]> {
  install();
  return Promise.all(recipes.map(buildRival));
}

function install(): void {
  const file = join(FOLDER, 'package.json');
  const wanted = JSON.stringify({ private: true, dependencies: PACKAGES });
  const isThere =
    existsSync(join(FOLDER, 'node_modules')) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === wanted;
  if (isThere) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, wanted);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: FOLDER,
    shell,
  });
}

async function buildRival({ name, script, styles, html, ready }: Recipe): Promise<Rival> {
  const bundle = await rollup({
    input: 'recipe',
    plugins: [
      {
        name: 'recipe',
        resolveId: (id) => (id === 'recipe' ? resolve('recipe.js') : null),
        load: (id) => (id === resolve('recipe.js') ? script : null),
      },
      alias({ entries: aliases.preact }),
      nodeResolve({ browser: true, modulePaths: [join(FOLDER, 'node_modules')] }),
      commonjs(),
      replace({
        preventAssignment: true,
        values: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      terser({ ecma: 2020, module: true }),
    ],
    onwarn: () => {},
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  const path = `/rivals/${name.replaceAll(/\W+/g, '-')}`;
  const sheet = styles && readFileSync(join(FOLDER, 'node_modules', styles), 'utf8');
  return {
    name,
    ready,
    content: [
      sheet && `<link rel="stylesheet" href="${path}.css">`,
      html,
      `<script type="module" async src="${path}.js"></script>`,
    ]
      .filter(Boolean)
      .join('\n'),
    files: { [`${path}.js`]: output[0].code, ...(sheet && { [`${path}.css`]: sheet }) },
  };
}
