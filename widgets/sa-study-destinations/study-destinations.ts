import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './study-destinations.api.ts';
import { StudyDestinations } from './study-destinations.view.tsx';

/**
 * The ten countries of our tools, each a link to its visa requirements on the tools page.
 *
 * @element sa-study-destinations
 * @embeddable
 * @heading own
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @example
 * <sa-study-destinations heading="Where our students go">
 *   <p>Ten countries to study in: <a href="https://OUR-SITE/tools#countries">see their visa rules</a>.</p>
 * </sa-study-destinations>
 */
defineElement('sa-study-destinations', StudyDestinations, api);
