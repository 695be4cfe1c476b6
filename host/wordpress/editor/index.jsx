/**
 * The block `study-abroad/element` in the editor: one variation for each element, a preview in a sandboxed
 * frame, its settings in the sidebar. No code of our site runs in the editor itself, whose scripts have the
 * rights of an administrator.
 */

import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';
import { Button, Placeholder, SelectControl } from '@wordpress/components';
import { RawHTML } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import { NAME, transforms } from './convert.js';
import {
  changeSetting,
  data,
  elements,
  fallbackAfter,
  linkOf,
  readSettings,
  tags,
  titleOf,
  validSettings,
} from './elements.js';
import { guardHtmlBlock } from './html-with-script.jsx';
import { iconOf } from './icon.jsx';
import { Preview } from './preview.jsx';
import { ColorPanel, MODERN, SettingsPanels } from './settings.jsx';

/** Since WordPress 6.3. */
const { useBlockEditingMode = () => 'default' } = window.wp.blockEditor;

/** Shown without an address of our site. */
const NoOrigin = ({ tag }) => (
  <Placeholder
    icon={iconOf(tag)}
    label={titleOf(tag)}
    instructions={
      data.settingsUrl
        ? __(
            'Not shown yet: set the address of the site that it comes from.',
            'study-abroad-widgets',
          )
        : __(
            'Not shown yet: ask an administrator to set the address of the site that it comes from, under Settings, Study-abroad widgets.',
            'study-abroad-widgets',
          )
    }
  >
    {data.settingsUrl && (
      <Button variant="primary" href={data.settingsUrl} target="_blank">
        {__('Set the address', 'study-abroad-widgets')}
      </Button>
    )}
  </Placeholder>
);

/** Shown for a tag that is not one of our elements. */
const NoElement = ({ tag, show }) => (
  <Placeholder
    className="sa-widgets-placeholder"
    icon={iconOf(tag)}
    label={__('Study-abroad element', 'study-abroad-widgets')}
    instructions={
      tag
        ? /* translators: %s: name of an element. */
          sprintf(__('There is no element “%s”. Choose another one.', 'study-abroad-widgets'), tag)
        : __('Choose what to show.', 'study-abroad-widgets')
    }
  >
    <SelectControl
      {...MODERN}
      label={__('Show', 'study-abroad-widgets')}
      value=""
      options={[
        { value: '', label: __('Choose…', 'study-abroad-widgets') },
        ...tags.map((value) => ({ value, label: titleOf(value) })),
      ]}
      onChange={(chosen) => chosen && show(chosen)}
    />
  </Placeholder>
);

function Edit({ attributes, setAttributes, isSelected }) {
  const { tag, settings: stored, colors, fallback } = attributes;
  const blockProps = useBlockProps();
  const isInPattern = useBlockEditingMode() === 'contentOnly';
  if (!elements[tag]) {
    const show = (chosen) =>
      setAttributes({ tag: chosen, fallback: fallbackAfter(chosen, fallback) });
    return (
      <div {...blockProps}>
        <NoElement tag={tag} show={show} />
      </div>
    );
  }
  const settings = readSettings(stored);
  const change = (name, value) =>
    setAttributes({
      settings: changeSetting(tag, stored, name, value),
      fallback: fallbackAfter(tag, fallback),
    });
  const controls = <SettingsPanels tag={tag} settings={settings} change={change} />;
  const palette = (
    <ColorPanel colors={colors} setColors={(next) => setAttributes({ colors: next })} />
  );
  return (
    <>
      <InspectorControls>{controls}</InspectorControls>
      <InspectorControls group="styles">{palette}</InspectorControls>
      {/* WordPress 7 shows no other group of a block in a pattern; older versions have no such group. */}
      {isInPattern && isSelected && (
        <InspectorControls group="content">
          {controls}
          {palette}
        </InspectorControls>
      )}
      <div {...blockProps}>
        {data.origin ? (
          <Preview tag={tag} settings={validSettings(tag, settings)} colors={colors} />
        ) : (
          <NoOrigin tag={tag} />
        )}
      </div>
    </>
  );
}

registerBlockType(NAME, {
  icon: iconOf(''),
  /** The name in lists and for screen readers. */
  __experimentalLabel: ({ tag }) => elements[tag]?.title,
  edit: Edit,
  /** Only the link for readers without the plugin is saved: PHP renders the page. */
  save: ({ attributes }) => (attributes.fallback ? <RawHTML>{attributes.fallback}</RawHTML> : null),
  transforms,
  variations: tags.map((tag, index) => ({
    name: tag,
    title: titleOf(tag),
    description: elements[tag].description,
    keywords: elements[tag].keywords,
    icon: iconOf(tag),
    // Replaces the bare block in the inserter.
    isDefault: index === 0,
    scope: ['inserter'],
    attributes: { tag, fallback: linkOf(tag) },
    isActive: ['tag'],
    example: data.origin
      ? { attributes: { tag }, viewportWidth: tag === 'sa-chat-widget' ? 400 : 900 }
      : undefined,
  })),
});

addFilter('editor.BlockEdit', 'study-abroad/html-with-script', guardHtmlBlock);
