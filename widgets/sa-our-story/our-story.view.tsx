import { about } from '../content/about.ts';
import { sampleTags } from '../content/sample-tags.ts';
import { css } from '../kit/element/styles.ts';
import { Section } from '../kit/ui/section.tsx';
import { PagesDrawing } from './pages-drawing.tsx';

const layout = css`
  display: grid;
  gap: 48px;
  align-items: center;
  @container (min-width: 760px) { grid-template-columns: 3fr 2fr; }
  @container (min-width: 1000px) { gap: 80px; }
`;

const prose = css`
  display: grid;
  gap: 16px;
  max-width: 64ch;
  color: var(--_muted);
  & > :first-child { font-size: 18px; color: var(--_ink); }
`;

export function OurStory() {
  return (
    <Section
      heading="Why we began to write things down"
      eyebrow="Our story"
      badge={sampleTags.history}
    >
      <div className={layout}>
        <div className={prose}>
          {about.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <PagesDrawing />
      </div>
    </Section>
  );
}
