import type { ComponentProps } from 'react';
import { untranslated } from '../core/untranslated.ts';
import { control } from '../forms/field.styles.ts';
import { onPaper } from '../ui/paper.styles.ts';
import { essay } from './writing.styles.ts';

interface EssayProps extends Omit<ComponentProps<'textarea'>, 'onInput'> {
  value: string;
  write(text: string): void;
}

/** The field for an essay, of which paper gets the whole text. */
export function Essay({ value, write, ...rest }: EssayProps) {
  return (
    <>
      <textarea
        className={`${control} ${essay}`}
        part="input"
        spellCheck={false}
        autoComplete="off"
        value={value}
        onInput={({ currentTarget }) => write(currentTarget.value)}
        {...rest}
      />
      <p className={onPaper} {...untranslated}>
        {value}
      </p>
    </>
  );
}
