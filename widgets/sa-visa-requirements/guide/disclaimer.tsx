import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { Icon } from '../../kit/ui/icon.tsx';
import { VISA_DISCLAIMER } from '../visa-requirements.logic.ts';
import { disclaimer } from './visa-guide.styles.ts';

/** Shown above the tabs, so that it is read on each of them and on paper. */
export function Disclaimer() {
  return (
    <p className={disclaimer}>
      <Icon icon={TriangleAlert} />
      <span>{VISA_DISCLAIMER}</span>
    </p>
  );
}
