import { about } from '../content/about.ts';
import { sampleTags } from '../content/sample-tags.ts';
import { css } from '../kit/element/styles.ts';
import { Section } from '../kit/ui/section.tsx';
import { PagesDrawing } from './pages-drawing.tsx';

const layout = css`
  display: grid;
  align-items: center;
  @container (max-width: 759px) { & > svg { display: none; } }
  @container (min-width: 760px) { grid-template-columns: 3fr 2fr; gap: 48px; }
`;

const prose = css`
  display: grid;
  gap: 16px;
  max-width: 64ch;
`;

export function OurStory() {
  return (
    <Section heading="Our story: we began to write things down" badge={sampleTags.history}>
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
