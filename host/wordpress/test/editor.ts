import type { FrameLocator, Locator, Page } from 'playwright-core';

/** The block editor in every version of WordPress that we test. */
export class Editor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a new post, and waits until blocks can be inserted. */
  async openNew(origin: string): Promise<void> {
    await this.page.goto(`${origin}/wp-admin/post-new.php`);
    await this.#ready();
  }

  async open(origin: string, id: number): Promise<void> {
    await this.page.goto(`${origin}/wp-admin/post.php?post=${id}&action=edit`);
    await this.#ready();
  }

  async #ready(): Promise<void> {
    await this.page.waitForFunction(() => {
      const { wp } = window as unknown as EditorWindow;
      return (
        wp?.data?.select('core/editor')?.getCurrentPostId?.() &&
        wp.blocks.getBlockType('study-abroad/element')
      );
    });
    const canvas = this.page.locator('iframe[name=editor-canvas], .editor-styles-wrapper').first();
    await canvas.waitFor();
  }

  /** The content; since WordPress 6.3 it may be in a frame of its own. */
  async canvas(): Promise<Page | FrameLocator> {
    const isFramed = await this.page.locator('iframe[name=editor-canvas]').count();
    return isFramed ? this.page.frameLocator('iframe[name=editor-canvas]') : this.page;
  }

  /** Selects the first block, as a click on it would. */
  selectFirst(): Promise<void> {
    return this.page.evaluate(() => {
      const { data } = (window as unknown as EditorWindow).wp;
      const [first] = data.select('core/block-editor').getBlocks();
      if (first) data.dispatch('core/block-editor').selectBlock(first.clientId);
    });
  }

  /** The frame in which a block of the canvas shows its element. */
  async preview(tag: string): Promise<FrameLocator> {
    return (await this.canvas()).frameLocator(`iframe.sa-widgets-preview[data-tag=${tag}]`);
  }

  async writeTitle(title: string): Promise<void> {
    const canvas = await this.canvas();
    await canvas.getByRole('textbox', { name: 'Add title' }).click();
    await this.page.keyboard.type(title);
  }

  /** Searches in the inserter; resolves to the options found. */
  async search(words: string): Promise<Locator> {
    await this.page
      .getByRole('button', { name: /^(Toggle block inserter|Block Inserter)$/i })
      .click();
    await this.page.getByRole('searchbox').first().fill(words);
    return this.page.getByRole('option');
  }

  async closeInserter(): Promise<void> {
    const button = this.page.getByRole('button', {
      name: /^(Toggle block inserter|Block Inserter)$/i,
    });
    if ((await button.getAttribute('aria-pressed')) === 'true') await button.click();
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

  /** Presses Publish twice. */
  async publish(): Promise<void> {
    await this.page
      .getByRole('region', { name: 'Editor top bar' })
      .getByRole('button', { name: 'Publish', exact: true })
      .click();
    await this.page
      .getByRole('region', { name: 'Editor publish' })
      .getByRole('button', { name: 'Publish', exact: true })
      .click();
    await this.page.waitForFunction(() => {
      const { wp } = window as unknown as EditorWindow;
      const editor = wp.data.select('core/editor');
      return !editor.isSavingPost() && editor.getCurrentPostAttribute('status') === 'publish';
    });
  }

  postId(): Promise<number> {
    return this.page.evaluate(() =>
      (window as unknown as EditorWindow).wp.data.select('core/editor').getCurrentPostId(),
    );
  }

  /** The blocks of the post. */
  blocks(): Promise<Block[]> {
    return this.page.evaluate(() =>
      (window as unknown as EditorWindow).wp.data
        .select('core/block-editor')
        .getBlocks()
        .map(({ clientId, name, isValid, attributes }) => ({
          clientId,
          name,
          isValid,
          attributes,
        })),
    );
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
