import { useCallback, useEffect, useRef, useState } from 'react';
import { mockTests } from '../../content/toefl/tests.ts';
import { useHost } from '../../kit/element/host.ts';
import { readParameter, writeParameters } from '../../kit/stores/url-state.ts';
import { restoreExam, serializeExam } from '../stored-exam.logic.ts';
import { chooseTest, createExam, type Exam, leaveSection } from '../toefl-mock-exam.logic.ts';

/** A rule that makes the next exam of this one; `nowMs` is the wall clock. */
export type Change = (exam: Exam, nowMs: number) => Exam;

/** The parameter of the page's address that names the test. */
const PARAMETER = 'toefl-test';

const testIds = mockTests.map(({ id }) => id);

/**
 * The exam of this element, kept for a reload of the same tab from the visitor's first act on.
 *
 * @param preset Id of the test to open with; empty or unknown for the list of tests.
 * @param syncUrl Whether the page's address names the test, before the preset does.
 */
export function useExam(preset: string, syncUrl: boolean) {
  const host = useHost();
  const [exam, setExam] = useState(() => openPreset(preset));
  const latest = useRef(exam);
  const hasActed = useRef(false);
  const key = useRef('');

  const show = useCallback((next: Exam) => {
    latest.current = next;
    setExam(next);
  }, []);
  /** The visitor's act; gives back the exam after it. */
  const update = (change: Change): Exam => {
    hasActed.current = true;
    const before = latest.current;
    const after = change(before, Date.now());
    show(after);
    save(key.current, after);
    // Browsers count how often an address changes: not at every letter of an essay.
    if (syncUrl && after.testId !== before.testId) {
      writeParameters({ [PARAMETER]: after.testId ?? '' });
    }
    return after;
  };

  useEffect(() => {
    key.current = keyOf(host);
    const stored = load(key.current);
    const named = syncUrl ? readParameter(location.search, PARAMETER) : '';
    if (stored !== null) show(restoreExam(stored, testIds));
    else if (testIds.includes(named)) show(openPreset(named));
    return () => {
      // Not run by a reload, during which the clock goes on.
      if (hasActed.current) save(key.current, leaveSection(latest.current, Date.now()));
    };
  }, [host, show, syncUrl]);

  const opened = useRef(preset);
  useEffect(() => {
    if (opened.current === preset) return;
    opened.current = preset;
    show({ ...openPreset(preset), attempts: latest.current.attempts });
  }, [preset, show]);

  return { exam, update, hasActed };
}

function openPreset(preset: string): Exam {
  return testIds.includes(preset) ? chooseTest(createExam(), preset, 0) : createExam();
}

function keyOf(host: HTMLElement): string {
  const twins = [...(host.getRootNode() as ParentNode).querySelectorAll(host.localName)];
  return `${host.localName}:${host.id || twins.indexOf(host)}`;
}

/** Blocked or full storage: the exam lives in memory alone. */
function save(key: string, exam: Exam): void {
  try {
    if (exam.testId === null && Object.keys(exam.attempts).length === 0) {
      sessionStorage.removeItem(key);
    } else sessionStorage.setItem(key, serializeExam(exam));
  } catch {}
}

function load(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
