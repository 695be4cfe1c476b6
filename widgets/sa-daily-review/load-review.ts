/** The daily review, with all that it needs but its words. */
export const loadReview = () => import('./daily-review.view.tsx');
