import { notice } from '../lead-desk.styles.ts';

/** Says for what an origin could be taken; nothing where it could not. */
export function LookAlikeWarning({ lookAlike }: { lookAlike: string | null }) {
  if (!lookAlike) return null;
  return (
    <p className={notice}>
      <strong>Look twice.</strong>
      {` It looks like ${lookAlike}, but it is another website.`}
    </p>
  );
}
