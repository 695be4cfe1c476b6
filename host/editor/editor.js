import { init, registerCustomFormat } from './sveltia/index.js';

const config = await (await fetch('/config.json')).json();

/** The editor leaves out each empty field that is not required, and with it a list whose last entry went. */
const keepEmptyLists = (fields, value) =>
  Object.fromEntries(
    fields.flatMap(({ name, widget, min, fields: inner }) => {
      const part = value[name] ?? (widget === 'list' && min === 0 ? [] : undefined);
      if (part === undefined) return [];
      if (!inner) return [[name, part]];
      const keep = (entry) => keepEmptyLists(inner, entry);
      return [[name, Array.isArray(part) ? part.map(keep) : keep(part)]];
    }),
  );

for (const { format, fields } of config.collections[0].files) {
  registerCustomFormat(format, 'json', {
    fromFile: JSON.parse,
    toFile: (value) => `${JSON.stringify(keepEmptyLists(fields, value), null, 2)}\n`,
  });
}
init({ config: { ...config, load_config_file: false } });
