import type { ReactNode } from 'react';
import { Arizona } from './arizona.tsx';
import { Australia } from './australia.tsx';
import { Campus } from './campus.tsx';
import { Canada } from './canada.tsx';
import { Desk } from './desk.tsx';
import { Exam } from './exam.tsx';
import { Germany } from './germany.tsx';
import { Ireland } from './ireland.tsx';
import { NewZealand } from './new-zealand.tsx';
import { Passport } from './passport.tsx';
import { Savings } from './savings.tsx';
import { Uk } from './uk.tsx';
import { Usa } from './usa.tsx';
import { Winter } from './winter.tsx';

const SCENES = {
  canada: Canada,
  usa: Usa,
  australia: Australia,
  uk: Uk,
  germany: Germany,
  ireland: Ireland,
  'new-zealand': NewZealand,
  campus: Campus,
  desk: Desk,
  passport: Passport,
  arizona: Arizona,
  exam: Exam,
  savings: Savings,
  winter: Winter,
} satisfies Record<string, () => ReactNode>;

export type SceneName = keyof typeof SCENES;

/**
 * A landscape picture, 16:9, that fills the box its caller gives it and is cropped when that box
 * has another shape. Decorative: the text beside it names the subject.
 */
export function Scene({ name }: { name: SceneName }) {
  const Picture: () => ReactNode = SCENES[name];
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      <Picture />
    </svg>
  );
}
