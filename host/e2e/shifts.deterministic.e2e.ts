import { pageKinds } from './routes.ts';
import { describeShifts } from './shifts.ts';

describeShifts(pageKinds, [{ width: 360, top: 2600 }]);
