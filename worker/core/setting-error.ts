/** A variable with an unusable value. The log gets its name, never the value. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
  readonly variable: string;

  constructor(variable: string, message: string) {
    super(`${variable}${message}`);
    this.variable = variable;
  }
}
