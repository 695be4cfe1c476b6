import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAddressedFields } from '../../kit/address/use-addressed-fields.ts';
import { useHost } from '../../kit/element/host.ts';
import { instanceKey, readItem, removeItem, writeItem } from '../../kit/stores/browser-storage.ts';
import { useEffectEvent } from '../../kit/ui/use-effect-event.ts';
import { useLatestState } from '../../kit/ui/use-latest-state.ts';
import { examTable, testIds } from '../toefl-mock-exam.api.ts';
import { chooseTest, createExam, type Exam, leaveSection } from './exam.logic.ts';
import { restoreExam, serializeExam } from './stored-exam.logic.ts';

/** Returns the next exam; `nowMs` is the wall clock. */
export type ExamUpdate = (exam: Exam, nowMs: number) => Exam;

/**
 * The exam of this element. From the visitor's first action on it is stored for a reload of the
 * same tab; a stored exam wins over the attribute and the address.
 *
 * @param attributes `test` is the id of the test to open with; empty or unknown for the list of tests.
 */
export function useExam(attributes: { side: string; test: string }, isSynced: boolean) {
  const host = useHost();
  const { values, change } = useAddressedFields({
    table: examTable,
    attributes,
    isSynced,
  });
  const [exam, show, latest] = useLatestState(() => openTest(values.test));
  const hasActed = useRef(false);
  const key = useRef('');

  /** Applies what the visitor does, and returns the exam after it. */
  const update = (makeNext: ExamUpdate): Exam => {
    hasActed.current = true;
    const before = latest.current;
    const after = makeNext(before, +new Date());
    show(after);
    save(key.current, after);
    // Browsers limit how often an address may change, so not at every letter of an essay.
    if (after.testId !== before.testId) change({ test: after.testId ?? '' });
    return after;
  };

  // Declared before the stored exam is read, whose test is not among the values yet.
  useLayoutEffect(() => {
    const { testId, attempts } = latest.current;
    if (values.test !== (testId ?? '')) show({ ...openTest(values.test), attempts });
  }, [show, latest, values.test]);

  const readStored = useEffectEvent(() => {
    key.current = instanceKey(host);
    const stored = readItem('sessionStorage', key.current);
    if (stored === null) return;
    const restored = restoreExam(stored, testIds);
    show(restored);
    change({ test: restored.testId ?? '' });
  });
  const leave = useEffectEvent(() => {
    if (hasActed.current) save(key.current, leaveSection(latest.current, +new Date()));
  });
  useLayoutEffect(() => readStored(), []);
  // A reload does not run this, so the clock keeps running.
  useEffect(() => leave, []);

  return {
    exam,
    update,
    side: values.side,
    /** Shows a side of the tool; a section that is open there is left, so that its clock waits. */
    showSide(side: typeof values.side) {
      if (latest.current.section) update(leaveSection);
      change({ side });
    },
  };
}

function openTest(id: string): Exam {
  return id ? chooseTest(createExam(), id, 0) : createExam();
}

/** If storage is blocked or full, the exam lives in memory alone. */
function save(key: string, exam: Exam): void {
  if (exam.testId === null && Object.keys(exam.attempts).length === 0) {
    removeItem('sessionStorage', key);
  } else writeItem('sessionStorage', key, serializeExam(exam));
}
