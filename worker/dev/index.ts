// The Worker of `npm start`. A deployment's is index.ts, which has no sample leads.
export * from '../index.ts';
export { default } from '../index.ts';
export { SampleLeads } from './sample-leads.ts';
