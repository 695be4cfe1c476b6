/** All interviews. In a classic script this module stays with the script, which knows its folder. */
export const loadContent = () => import('../content/interview/whole-interviews.ts');
