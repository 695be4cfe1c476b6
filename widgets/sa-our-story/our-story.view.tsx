import { about } from '../content/about.ts';
import { sampleTags } from '../content/sample-tags.ts';
import { Section } from '../kit/ui/section.tsx';
import { layout, prose } from './our-story.styles.ts';
import { PagesDrawing } from './pages-drawing.tsx';

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
