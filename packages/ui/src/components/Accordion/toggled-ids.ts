/** The sections are open after one is shown or hidden; with `one`, showing a section hides the others. */
export function toggledIds(
  openIds: readonly string[],
  id: string,
  isOpen: boolean,
  openLimit: 'one' | 'many',
): readonly string[] {
  const others = openLimit === 'one' ? [] : openIds.filter((each) => each !== id)
  return isOpen ? [...others, id] : others
}
