import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { Icon } from '../../kit/ui/icon.tsx';
import { visaDisclaimer } from '../visa-requirements.logic.ts';
import { disclaimer } from './visa-guide.styles.ts';

/** Stands above the tabs, so that it is read on each of them and on paper. */
export function Disclaimer() {
  return (
    <p className={disclaimer}>
      <Icon of={TriangleAlert} />
      <span>{visaDisclaimer}</span>
    </p>
  );
}
