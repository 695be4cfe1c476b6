import { type RefObject, useLayoutEffect, useState } from 'react';

/** From this width of the desk on, a lead opens beside its list. */
const SPLIT_PX = 1100;

/** Whether the desk is wide enough for the list and a lead; measured, as the list is not drawn without room. */
export function useIsSplit(deskRef: RefObject<HTMLElement | null>): boolean {
  const [isSplit, setIsSplit] = useState(false);
  useLayoutEffect(() => {
    const desk = deskRef.current as HTMLElement;
    const measure = () => setIsSplit(desk.clientWidth >= SPLIT_PX);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [deskRef]);
  return isSplit;
}
