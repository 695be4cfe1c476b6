import { flag, option, text } from '../element/attributes.ts';

/** Attributes of the elements beside the practice tools, which set them. */
export const practiceAttributes = {
  /** Present while the tool shows its own side: clocks, voice and microphone stop. */
  hidden: flag(),
  /** `simulated` uses neither microphone nor speech. */
  media: option(['real', 'simulated'], 'real'),
  /** Put before each storage key, on a page where those names are taken or that keeps several visitors apart. */
  storagePrefix: text(),
};
