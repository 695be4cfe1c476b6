import Info from 'lucide/dist/esm/icons/info.mjs';
import { css } from '../element/styles.ts';
import { Icon } from './icon.tsx';

const line = css`
  display: flex;
  gap: 8px;
  max-width: 72ch;
  font-size: 14px;
  color: var(--_muted);
  & svg { flex: none; margin-top: 2px; }
`;

/** An honest remark about the content beside it, such as "invented". */
export function Note({ text }: { text: string }) {
  return (
    <p className={line}>
      <Icon icon={Info} size={18} />
      {text}
    </p>
  );
}
