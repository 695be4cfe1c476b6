import { routes } from './routes.ts';
import { describeShifts } from './shifts.ts';

// The builder fills the window, ends in it, or has its preview in it.
describeShifts(
  routes,
  [360, 1280].flatMap((width) => [900, 2600, 3200].map((top) => ({ width, top }))),
);
