import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  /** Drawing of the icon, imported from `lucide/dist/esm/icons/<name>.mjs`. */
  icon: IconNode;
  /** Width and height in px. */
  size?: number;
}

/** A decorative icon in the colour of the text around it. */
export function Icon({ icon, size = 20 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {icon.map(([shape, attributes], index) =>
        createElement(shape, { ...attributes, key: index }),
      )}
    </svg>
  );
}
