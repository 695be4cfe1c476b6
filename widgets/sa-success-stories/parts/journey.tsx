import type { ReactNode } from 'react';
import type { SuccessStory } from '../../content/success-stories.ts';
import { journey, monogram } from '../success-stories.styles.ts';

/** The way from one university to the next and to a job, in four steps. */
export function Journey({ story }: { story: SuccessStory }) {
  const { university, '{product}': service, destination, company } = story;
  return (
    <ol className={journey} aria-label="The way there">
      <Step of={university} when={`Degree in ${university.year}`}>
        <p>{university.location}</p>
      </Step>
      <Step of={service} when={`With us from ${service.year}`}>
        <p>{service.description}</p>
      </Step>
      <Step of={destination} when={`Degree in ${destination.year}`}>
        <p>
          {destination.program}, {destination.location}
        </p>
      </Step>
      <Step of={company} when="First job">
        <p>
          {company.position}, {company.location}
        </p>
        <p>{company.salary}</p>
      </Step>
    </ol>
  );
}

interface StepProps {
  of: { name: string; logo: string };
  when: string;
  children: ReactNode;
}

function Step({ of: { name, logo }, when, children }: StepProps) {
  return (
    <li>
      <span className={monogram} aria-hidden="true">
        {logo}
      </span>
      <div>
        <p>{when}</p>
        <h4>{name}</h4>
        {children}
      </div>
    </li>
  );
}
