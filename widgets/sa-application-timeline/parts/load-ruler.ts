/** A download of its own: the steps below say the same in words. */
export const loadRuler = () => import('./month-ruler.tsx');
