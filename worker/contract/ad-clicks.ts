/**
 * Whether forms of our own pages send the click on an advertisement, by which its network knows the
 * visitor. The Worker's AD_CLICKS decides, and a release is refused while the two differ.
 */
export const adClicks: 'on' | 'off' = 'off';
