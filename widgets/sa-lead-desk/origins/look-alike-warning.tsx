import { notice } from '../lead-desk.styles.ts';

/** Says for what an origin could be taken; nothing where it could not. */
export function LookAlikeWarning({ lookAlike }: { lookAlike: string | null }) {
  if (!lookAlike) return null;
  return (
    <div className={notice}>
      <p>
        <strong>Look closely.</strong>
        {` It looks like ${lookAlike}, but it is another website.`}
      </p>
    </div>
  );
}
