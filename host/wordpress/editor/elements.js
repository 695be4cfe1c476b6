import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';

/** From includes/blocks.php. */
export const data = window.saWidgetsEditor;
/** By tag, without a prototype: a post may name any tag, such as `constructor`. */
export const elements = Object.assign(Object.create(null), data.elements);
export const tags = Object.keys(elements);
export const titleOf = (tag) => elements[tag].title;
export const attributesOf = (tag) => elements[tag].attributes;

/** Colours of a block, by token. */
export const TOKENS = {
  primary: __('Buttons and links', 'study-abroad-widgets'),
  accent: __('Highlights', 'study-abroad-widgets'),
  ink: __('Text', 'study-abroad-widgets'),
  surface: __('Background of cards and fields', 'study-abroad-widgets'),
  wash: __('Tinted background', 'study-abroad-widgets'),
};

/** Whether an attribute takes a value. Settings are texts; a switch is `on` or not set. */
export function takes(attribute, value) {
  if (attribute.type === 'flag') return value === 'on';
  if (attribute.type === 'select') return attribute.values.includes(value);
  return !attribute.pattern || new RegExp(attribute.pattern, 'u').test(value);
}

/** The settings as texts: WordPress escapes those of users who may not write HTML. */
export const readSettings = (settings) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, decodeEntities(String(value))]),
  );

/** The valid settings of an element. */
export const validSettings = (tag, settings) =>
  Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => {
      const attribute = attributesOf(tag)[name];
      return attribute && takes(attribute, value);
    }),
  );

/** Problems of the settings: pairs of name and sentence. The field of a text shows its own. */
export const problemsOf = (tag, settings) =>
  Object.entries(settings).flatMap(([name, value]) => {
    const attribute = attributesOf(tag)[name];
    if (!attribute) {
      /* translators: %s: name of a setting. */
      return [[name, sprintf(__('There is no setting “%s”.', 'study-abroad-widgets'), name)]];
    }
    if (attribute.type === 'text' || takes(attribute, value)) return [];
    /* translators: 1: name of a setting, 2: its value. */
    const text = __('“%1$s” cannot be “%2$s”.', 'study-abroad-widgets');
    return [[name, sprintf(text, attribute.label, value)]];
  });

/** The settings after a change, without an empty one, and without a city of another country. */
export function changeSetting(tag, settings, name, value) {
  const { [name]: _before, ...others } = settings;
  const after = value ? { ...others, [name]: value } : others;
  const { city } = attributesOf(tag);
  if (name === 'country' && city?.countries[after.city] !== value) delete after.city;
  return after;
}

export function escapeHtml(text) {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (letter) => entities[letter]);
}

/** Class of the link that the editor saves, unlike an author's own text. */
const OWN_LINK = 'sa-widgets-link';

/** The link for readers while the plugin is off; empty without an address of our site. */
export function linkOf(tag) {
  const { text, path } = elements[tag].fallback;
  return data.origin
    ? `<p class="${OWN_LINK}"><a href="${escapeHtml(data.origin + path)}">${escapeHtml(text)}</a></p>`
    : '';
}

/** The saved content after a change: our link is replaced, an author's own text stays. */
export function fallbackAfter(tag, fallback = '') {
  const isOwn = fallback.trim() === '' || fallback.includes(OWN_LINK);
  return isOwn ? linkOf(tag) || fallback : fallback;
}

/** The custom properties of an element's colours: those of the website, then those of its block. */
export const colorStyle = (colors) =>
  Object.fromEntries(
    Object.entries({ ...data.colors, ...colors }).map(([token, color]) => [`--sa-${token}`, color]),
  );
