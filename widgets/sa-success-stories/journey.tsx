import type { ReactNode } from 'react';
import type { SuccessStory } from '../content/success-stories.ts';
import { Heading } from '../kit/core/heading.tsx';
import { journey, monogram } from './success-stories.styles.ts';

/** From one university to the next and into a job, in four steps. */
export function Journey({ story }: { story: SuccessStory }) {
  const { university, '{product}': service, destination, company } = story;
  return (
    <ol className={journey} aria-label="The journey">
      <Step organisation={university} when={`Degree in ${university.year}`}>
        <p>{university.location}</p>
      </Step>
      <Step organisation={service} when={`With us from ${service.year}`}>
        <p>{service.description}</p>
      </Step>
      <Step organisation={destination} when={`Degree in ${destination.year}`}>
        <p>
          {destination.program}, {destination.location}
        </p>
      </Step>
      <Step organisation={company} when="First job">
        <p>
          {company.position}, {company.location}
        </p>
        <p>{company.salary}</p>
      </Step>
    </ol>
  );
}

interface StepProps {
  organisation: { name: string; logo: string };
  when: string;
  children: ReactNode;
}

function Step({ organisation: { name, logo }, when, children }: StepProps) {
  return (
    <li>
      <span className={monogram} aria-hidden="true">
        {logo}
      </span>
      <div>
        <p>{when}</p>
        <Heading level={4}>{name}</Heading>
        {children}
      </div>
    </li>
  );
}
