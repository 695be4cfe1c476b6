export type Load<T> = () => Promise<T>;

/** A value of the desk. `load` is the request that it answers. */
export interface RemoteState<T> {
  load: Load<T> | null;
  /** Null until it has loaded. */
  value: T | null;
  /** Whether the last request failed; a value that is there stays. */
  hasFailed: boolean;
}

export type RemoteAction<T> =
  | { type: 'ask'; load: Load<T> }
  | { type: 'show'; load: Load<T>; value: T }
  | { type: 'fail'; load: Load<T> }
  | { type: 'change'; change(value: T): T };

export const NOT_LOADED = { load: null, value: null, hasFailed: false };

/** Another request starts empty, and late answers to the one before are ignored. */
export function reduceRemote<T>(state: RemoteState<T>, action: RemoteAction<T>): RemoteState<T> {
  if (action.type === 'change') {
    return { ...state, value: state.value && action.change(state.value) };
  }
  const isSame = action.load === state.load;
  if (action.type === 'ask') {
    return { load: action.load, value: isSame ? state.value : null, hasFailed: false };
  }
  if (!isSame) return state;
  return action.type === 'show'
    ? { ...state, value: action.value, hasFailed: false }
    : { ...state, hasFailed: true };
}
