import type { FrameLocator, Locator, Page } from 'playwright-core';
import type { Role, WordPress } from './wordpress.ts';

/** Opens a new post in the block editor, or a draft with `content`, as its author; `before` gets the page before that. */
export async function openEditor(
  wordpress: WordPress,
  role: Role = 'author',
  content?: string,
  before?: (page: Page) => Promise<unknown>,
): Promise<Editor> {
  const page = await wordpress.openAs(role);
  await before?.(page);
  const editor = new Editor(page);
  const draft = content && (await wordpress.createPost(role, content, 'draft'));
  const path = draft ? `post.php?post=${draft.id}&action=edit` : 'post-new.php';
  await page.goto(`${wordpress.site.origin}/wp-admin/${path}`);
  await editor.ready();
  return editor;
}

/** The block editor in every version of WordPress that we test. */
export class Editor {
  readonly page: Page;
  /** The content; since WordPress 6.3 it may be in a frame of its own. */
  canvas!: Page | FrameLocator;

  constructor(page: Page) {
    this.page = page;
  }

  async ready(): Promise<void> {
    await this.page.waitForFunction(() => {
      const { wp } = window as unknown as EditorWindow;
      return (
        wp?.data?.select('core/editor')?.getCurrentPostId?.() &&
        wp.blocks.getBlockType('study-abroad/element')
      );
    });
    const frame = 'iframe[name=editor-canvas]';
    await this.page.locator(`${frame}, .editor-styles-wrapper`).first().waitFor();
    const isFramed = await this.page.locator(frame).count();
    this.canvas = isFramed ? this.page.frameLocator(frame) : this.page;
  }

  /** The frame in which a block of the canvas shows its element. */
  preview(tag: string): FrameLocator {
    return this.canvas.frameLocator(`iframe.sa-widgets-preview[data-tag=${tag}] >> nth=0`);
  }

  /** Selects the first block of that name, as a click on it would. */
  select(name = ''): Promise<void> {
    return this.page.evaluate((wanted) => {
      const { data } = (window as unknown as EditorWindow).wp;
      const blocks = data.select('core/block-editor').getBlocks();
      const block = blocks.find((block) => block.name.includes(wanted));
      if (block) data.dispatch('core/block-editor').selectBlock(block.clientId);
    }, name);
  }

  /** The button that opens and closes the inserter. */
  inserter(): Locator {
    return this.page.getByRole('button', { name: /^(Toggle block inserter|Block Inserter)$/i });
  }

  /** Searches in the open inserter; resolves to the options found. */
  async search(words: string): Promise<Locator> {
    await this.page.getByRole('searchbox').first().fill(words);
    return this.page.getByRole('option');
  }

  /** The panel beside the canvas, with the settings of the block that is selected. */
  async sidebar(): Promise<Locator> {
    const panel = this.page.getByRole('region', { name: 'Editor settings' });
    if (!(await panel.locator('.components-panel').first().isVisible())) {
      await this.page.getByRole('button', { name: 'Settings', exact: true }).click();
    }
    const tab = panel
      .getByRole('tab', { name: 'Block' })
      .or(panel.getByRole('button', { name: /^Block/ }));
    await tab.first().click();
    return panel;
  }

  /** Presses Publish twice; resolves to the id of the post. */
  async publish(): Promise<number> {
    for (const name of ['Editor top bar', 'Editor publish']) {
      const region = this.page.getByRole('region', { name });
      await region.getByRole('button', { name: 'Publish', exact: true }).click();
    }
    const id = await this.page.waitForFunction(() => {
      const editor = (window as unknown as EditorWindow).wp.data.select('core/editor');
      const isPublished = editor.getCurrentPostAttribute('status') === 'publish';
      return isPublished && !editor.isSavingPost() && editor.getCurrentPostId();
    });
    return (await id.jsonValue()) as number;
  }

  /** The blocks of the post. */
  blocks(): Promise<Block[]> {
    return this.page.evaluate(() => {
      const { data } = (window as unknown as EditorWindow).wp;
      const blocks = data.select('core/block-editor').getBlocks();
      return blocks.map(({ clientId, name, isValid, attributes }) => ({
        clientId,
        name,
        isValid,
        attributes,
      }));
    });
  }

  /** Names of the blocks that differ from what the editor would save. */
  async brokenBlocks(): Promise<string[]> {
    return (await this.blocks()).filter(({ isValid }) => !isValid).map(({ name }) => name);
  }
}

interface Block {
  clientId: string;
  name: string;
  isValid: boolean;
  attributes: Record<string, unknown>;
}

/** The editor's interface for scripts. */
export interface EditorWindow {
  wp: {
    blocks: {
      getBlockType(name: string): unknown;
      switchToBlockType(block: Block, name: string): Block[] | null;
    };
    data: {
      select(store: 'core/editor'): {
        getCurrentPostId(): number;
        getCurrentPostAttribute(name: string): string;
        isSavingPost(): boolean;
      };
      select(store: 'core/block-editor'): { getBlocks(): Block[] };
      dispatch(store: 'core/block-editor'): { selectBlock(clientId: string): void };
    };
  };
}
