import { PanelColorSettings } from '@wordpress/block-editor';
import {
  ExternalLink,
  Notice,
  PanelBody,
  SelectControl,
  TextControl,
  ToggleControl,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { attributesOf, data, problemsOf, TOKENS, takes } from './elements.js';

/** Newer versions of WordPress ask for both, older ones ignore them. */
export const MODERN = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

const GROUPS = {
  content: __('Content', 'study-abroad-widgets'),
  look: __('Look', 'study-abroad-widgets'),
  partner: __('Partner', 'study-abroad-widgets'),
  advanced: __('More', 'study-abroad-widgets'),
};

/** Fields for a visitor's own data are shown only if they are set. */
const PREFILLS = ['prefill-name', 'prefill-email', 'prefill-phone'];

/** The choices of a select, the default first; cities are those of the country. */
function choicesOf({ default: usual, values, labels = {}, countries }, country) {
  const labelOf = (value) => labels[value] || value;
  const first = usual
    ? /* translators: %s: the usual choice. */
      sprintf(__('%s (usual)', 'study-abroad-widgets'), labelOf(usual))
    : __('Not set', 'study-abroad-widgets');
  const others = values.filter(
    (value) => value !== usual && (!countries || countries[value] === country),
  );
  return [
    { value: '', label: first },
    ...others.map((value) => ({ value, label: labelOf(value) })),
  ];
}

function Setting({ attribute, value, country, placeholder, change }) {
  const { label, description: help, type } = attribute;
  if (type === 'flag') {
    return (
      <ToggleControl
        __nextHasNoMarginBottom
        label={label}
        help={help}
        checked={value === 'on'}
        onChange={(isOn) => change(isOn ? 'on' : '')}
      />
    );
  }
  if (type === 'select') {
    const isWaiting = attribute.countries && !country;
    return (
      <SelectControl
        {...MODERN}
        label={label}
        help={isWaiting ? __('Choose a country first.', 'study-abroad-widgets') : help}
        disabled={isWaiting}
        value={value === attribute.default ? '' : value}
        options={choicesOf(attribute, country)}
        onChange={change}
      />
    );
  }
  const isWrong = value !== '' && !takes(attribute, value);
  return (
    <TextControl
      {...MODERN}
      label={label}
      help={
        isWrong
          ? /* translators: %s: what may be written in a field. */
            sprintf(__('This is left out. Allowed: %s.', 'study-abroad-widgets'), attribute.allowed)
          : help
      }
      value={value}
      placeholder={placeholder}
      onChange={change}
    />
  );
}

/** The answer is about the origin of the requesting page, which is wp-admin's. */
const NOT_JUDGED =
  data.website !== location.origin &&
  sprintf(
    /* translators: %s: address of this website. */
    __(
      'A partner of ours. We cannot check from here whether %s is connected, because wp-admin has another address; it is checked whenever a visitor sends something.',
      'study-abroad-widgets',
    ),
    data.website,
  );
const STANDINGS = new Map([
  [
    'yours',
    NOT_JUDGED ||
      __('This id is yours. Requests from this website count as yours.', 'study-abroad-widgets'),
  ],
  [
    'elsewhere',
    NOT_JUDGED ||
      __(
        'This partner has other websites, but not this one. Requests from here do not count until it is connected.',
        'study-abroad-widgets',
      ),
  ],
  [
    'unknown',
    __(
      'No website of a partner with this id is known. Check its spelling.',
      'study-abroad-widgets',
    ),
  ],
]);

/** A sentence about the owner of a partner id; undefined until our site answers. */
function useStanding(id) {
  const [answer, setAnswer] = useState({});
  useEffect(() => {
    if (!id || !data.origin) return;
    const timer = setTimeout(() => {
      fetch(`${data.origin}/api/origin?partner=${encodeURIComponent(id)}`, {
        credentials: 'omit',
        referrerPolicy: 'strict-origin',
      })
        .then((response) => response.json())
        .then(({ partner }) => setAnswer({ id, partner }))
        .catch(() => {});
    }, 400);
    return () => clearTimeout(timer);
  }, [id]);
  return answer.id === id ? STANDINGS.get(answer.partner) : undefined;
}

/** The field of the partner id: a wrong one would be sent without an error. */
function PartnerSetting({ attribute, value, ...others }) {
  const standing = useStanding(takes(attribute, value) ? value : '');
  const description = standing || attribute.description;
  return <Setting {...others} attribute={{ ...attribute, description }} value={value} />;
}

/** The panels of settings, with the problems above them. */
export function SettingsPanels({ tag, settings, change }) {
  const attributes = attributesOf(tag);
  const problems = problemsOf(tag, settings).map(([name, text]) => (
    <Notice
      key={name}
      className="sa-widgets-problem"
      status="warning"
      isDismissible={false}
      actions={[
        { label: __('Remove it', 'study-abroad-widgets'), onClick: () => change(name, '') },
      ]}
    >
      {text}
    </Notice>
  ));
  const panels = Object.entries(GROUPS).map(([group, title]) => {
    const names = Object.keys(attributes).filter(
      (name) => attributes[name].group === group && (!PREFILLS.includes(name) || name in settings),
    );
    const isFirst = group === 'content';
    if (!isFirst && names.length === 0) return null;
    return (
      <PanelBody key={group} title={title} initialOpen={isFirst}>
        {names.map((name) => {
          const Field = name === 'partner' ? PartnerSetting : Setting;
          return (
            <Field
              key={name}
              attribute={attributes[name]}
              value={settings[name] || ''}
              country={settings.country}
              placeholder={attributes[name].default || (name === 'partner' ? data.partner : '')}
              change={(value) => change(name, value)}
            />
          );
        })}
        {isFirst && data.origin && (
          <ExternalLink href={`${data.origin}/partners/${tag}`}>
            {__('What can I set?', 'study-abroad-widgets')}
          </ExternalLink>
        )}
      </PanelBody>
    );
  });
  return [...problems, ...panels];
}

/** The colours of an element, from the theme's palette or any other. */
export function ColorPanel({ colors, setColors }) {
  const set = (token, color) => {
    const { [token]: _before, ...others } = colors;
    setColors(color ? { ...others, [token]: color } : others);
  };
  return (
    <PanelColorSettings
      title={__('Colours', 'study-abroad-widgets')}
      initialOpen={false}
      __experimentalIsRenderedInSidebar
      enableAlpha={false}
      colorSettings={Object.entries(TOKENS).map(([token, label]) => ({
        label,
        value: colors[token],
        onChange: (color) => set(token, color),
      }))}
    />
  );
}
