import { words } from '../../content/vocabulary/words.ts';
import { openElement } from '../../testing/drive-element.ts';

/** Opens the tool with these attributes, ready for use on the tab that is open. */
export async function openPractice(attributes: string, tag = 'sa-vocabulary-practice') {
  const tool = await openElement(tag, attributes);
  await tool.settle();
  const { root, shown, press, type } = tool;
  const card = () => shown('[data-focus]')[0] as HTMLElement;
  const options = () => shown('[role=tabpanel] fieldset button');
  return {
    ...tool,
    card,
    options,
    panel: () => shown('[role=tabpanel]')[0]?.textContent ?? '',
    word: () => card().querySelector('strong')?.textContent ?? '',
    entries: () => shown('li h3').map(({ textContent }) => textContent),
    counts: () =>
      shown('section:first-child dl > div').map((row) =>
        [...row.children].map(({ textContent }) => textContent).join(' '),
      ),
    settings: () => shown<HTMLSelectElement>('select').map(({ value }) => value),
    marks: () =>
      shown('[data-mark] > span + span')
        .map(({ textContent }) => textContent)
        .sort(),
    reveal: () => press(card()),
    async search(term: string) {
      await type({ 'Search the dictionary': term });
      await press('Search');
    },
    async chooseFile(file: File) {
      const input = root.querySelector('[type=file]') as HTMLInputElement;
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await tool.settle();
    },
    /** Answers the current question. */
    answer(isRight: boolean) {
      const rights = rightAnswers(root.querySelector('legend')?.textContent ?? '');
      const text = (node: Element) => node.firstElementChild?.textContent ?? '';
      return press(options().find((node) => rights.includes(text(node)) === isRight));
    },
  };
}

/** Every right answer to a question. */
function rightAnswers(question: string): string[] {
  const quoted = words.find(({ word }) => question.includes(`"${word}"`));
  const blanked = words.find(({ example }) => question.includes(example.slice(-12)));
  const word = quoted ?? blanked;
  return word ? [word.word, word.definition, word.synonyms[0] ?? ''] : [];
}
