import type { ReactNode } from 'react';
import { Australia } from './scenes/australia.tsx';
import { Campus } from './scenes/campus.tsx';
import { Canada } from './scenes/canada.tsx';
import { Desk } from './scenes/desk.tsx';
import { Germany } from './scenes/germany.tsx';
import { Ireland } from './scenes/ireland.tsx';
import { NewZealand } from './scenes/new-zealand.tsx';
import { Passport } from './scenes/passport.tsx';
import { Uk } from './scenes/uk.tsx';
import { Usa } from './scenes/usa.tsx';

const scenes = {
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
} satisfies Record<string, () => ReactNode>;

export type SceneName = keyof typeof scenes;

/**
 * A landscape picture, 16:9, that fills the box its caller gives it and crops at the edges when
 * that box has another shape. Decorative: what it shows is said in the text beside it.
 */
export function Scene({ of }: { of: SceneName }) {
  const Picture: () => ReactNode = scenes[of];
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      <Picture />
    </svg>
  );
}
