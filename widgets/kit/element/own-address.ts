/** Address of the module that this code came in; empty in a classic script. */
export const ownAddress: string = import.meta.url;
