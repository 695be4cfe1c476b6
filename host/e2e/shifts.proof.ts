import { routes } from './routes.ts';
import { describeShifts } from './shifts.ts';

// Where the builder fills the window, where it ends, and where its preview is.
describeShifts(
  routes,
  [360, 1280].flatMap((width) => [900, 2600, 3200].map((top) => ({ width, top }))),
);
