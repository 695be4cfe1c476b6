import { PlainText, useBlockProps } from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { blocksFromHtml } from './convert.js';

/**
 * Whether a Custom HTML block holds our script, which core's preview would run with the rights of the user.
 * Since WordPress 7.1 that preview is sandboxed, and the block's attributes no longer have its HTML.
 */
const holdsScript = ({ name, attributes }) =>
  name === 'core/html' && /\/embed\/[^\s"'<>]+\.js/i.test(attributes.content);

/** The HTML to edit, without a preview. */
function HtmlWithScript({ attributes: { content }, setAttributes, onReplace }) {
  const blocks = blocksFromHtml(content);
  const action = {
    label: __('Make it a block', 'study-abroad-widgets'),
    onClick: () => onReplace(blocks),
  };
  return (
    <div {...useBlockProps({ className: 'block-library-html__edit' })}>
      <Notice status="warning" isDismissible={false} actions={blocks.length > 0 ? [action] : []}>
        {__(
          'A preview would run the script in this HTML with your rights in WordPress, so there is none. With this plugin no script is needed here, and a block has a preview.',
          'study-abroad-widgets',
        )}
      </Notice>
      <PlainText
        aria-label="HTML"
        value={content}
        onChange={(text) => setAttributes({ content: text })}
      />
    </div>
  );
}

/** Replaces the editor of such a block. */
export const guardHtmlBlock = (BlockEdit) => (props) =>
  holdsScript(props) ? <HtmlWithScript {...props} /> : <BlockEdit {...props} />;
