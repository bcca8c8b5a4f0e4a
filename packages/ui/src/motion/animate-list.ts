/**
 * A ref for a positioned list whose lines come, move and go visibly: `<List ref={animateList}>`. Not for lists that
 * draw only the lines in view. The motion is loaded after the list, and there is none under reduced motion.
 */
export const animateList = (list: HTMLElement | null): void => {
  if (list) void import('./list-motion.js').then(({ watchList }) => watchList(list))
}
