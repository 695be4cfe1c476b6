import { countries } from './countries.ts';

/** The ten countries as a tool's select offers them. */
export const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }));
