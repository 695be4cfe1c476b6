import { expect, it } from 'vitest';
import { NOT_LOADED, type RemoteAction, type RemoteState, reduceRemote } from './remote.logic.ts';

const load = async () => 'one';
const other = async () => 'two';
const shown = { load, value: 'one', hasFailed: false };
const change = (value: string) => `${value}!`;

it.each<[string, RemoteState<string>, RemoteAction<string>, RemoteState<string>]>([
  ['asks', NOT_LOADED, { type: 'ask', load }, { load, value: null, hasFailed: false }],
  ['shows the answer', { ...NOT_LOADED, load }, { type: 'show', load, value: 'one' }, shown],
  ['keeps the value while it asks again', shown, { type: 'ask', load }, shown],
  [
    'empties for another request',
    shown,
    { type: 'ask', load: other },
    { ...NOT_LOADED, load: other },
  ],
  ['ignores a late answer', shown, { type: 'show', load: other, value: 'two' }, shown],
  ['ignores a late failure', shown, { type: 'fail', load: other }, shown],
  ['keeps the value when it fails', shown, { type: 'fail', load }, { ...shown, hasFailed: true }],
  ['recovers', { ...shown, hasFailed: true }, { type: 'show', load, value: 'one' }, shown],
  ['changes the value', shown, { type: 'change', change }, { ...shown, value: 'one!' }],
  ['has nothing to change', NOT_LOADED, { type: 'change', change }, NOT_LOADED],
])('%s', (_, state, action, expected) => {
  expect(reduceRemote(state, action)).toEqual(expected);
});
