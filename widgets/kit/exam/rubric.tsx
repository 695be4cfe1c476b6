import type { RefObject } from 'react';
import { Heading } from '../core/heading.tsx';
import { untranslated } from '../core/untranslated.ts';
import { modelBox, ratingRow, rubricBox } from './section.styles.ts';
import { RATINGS, type Rating, type Ratings } from './sections.logic.ts';

const RATING_LABELS: Readonly<Record<Rating, string>> = {
  no: 'Not yet',
  partly: 'Partly',
  yes: 'Yes',
};

interface RubricProps {
  heading: string;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Id of the task or topic. */
  id: string;
  /** Name and description of each. */
  criteria: readonly (readonly [string, string])[];
  ratings: Ratings;
  /** An empty line separates paragraphs; empty where there is nothing to compare with. */
  modelAnswer: string;
  rate(key: string, rating: Rating): void;
}

/** The criteria for an answer. Nothing scores it here: visitors judge themselves. */
export function Rubric(props: RubricProps) {
  const { heading, headingRef, id, criteria, ratings, modelAnswer, rate } = props;
  return (
    <section className={rubricBox} aria-labelledby="rubric">
      <Heading level={3} ref={headingRef} id="rubric" tabIndex={-1}>
        {heading}
      </Heading>
      <p>Judge your own answer: how far is each sentence true of it?</p>
      {criteria.map(([name, description]) => {
        const key = `${id} ${name}`;
        return (
          <fieldset key={key} className={ratingRow}>
            <legend>{name}</legend>
            <p>{description}</p>
            <div>
              {RATINGS.map((rating) => (
                <label key={rating}>
                  <input
                    type="radio"
                    name={key}
                    checked={ratings[key] === rating}
                    onChange={() => rate(key, rating)}
                  />
                  {RATING_LABELS[rating]}
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      {modelAnswer && (
        <details key={id} className={modelBox}>
          <summary>A model answer, once you have given yours</summary>
          {modelAnswer.split('\n\n').map((paragraph) => (
            <p key={paragraph} {...untranslated}>
              {paragraph}
            </p>
          ))}
        </details>
      )}
    </section>
  );
}
