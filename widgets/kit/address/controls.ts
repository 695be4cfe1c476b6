import { fieldOf } from '../forms/use-form.ts';

/** The values of the controls in `root` with these names; a box is `on` or `off`. */
export function readControls(
  root: HTMLElement | null | undefined,
  names: readonly string[],
): Record<string, string> {
  const entries = names.flatMap((name) => {
    const control = root && fieldOf(root, name);
    return control ? [[name, textOf(control)]] : [];
  });
  return Object.fromEntries(entries);
}

/** Sets the controls in `root`. A select without a matching option ends up with none selected. */
export function fillControls(
  root: HTMLElement | null | undefined,
  values: Readonly<Record<string, string>>,
): void {
  for (const control of root?.querySelectorAll<HTMLInputElement>('[name]') ?? []) {
    const { name, type } = control;
    const value = values[name];
    if (value === undefined) continue;
    if (type === 'radio') control.checked = control.value === value;
    else if (type === 'checkbox') control.checked = value === 'on';
    else if (control.value !== value) {
      control.value = value;
      if (control.value !== value) control.value = '';
    }
  }
}

function textOf({ type, checked, value }: HTMLInputElement): string {
  if (type !== 'checkbox') return value;
  return checked ? 'on' : 'off';
}
