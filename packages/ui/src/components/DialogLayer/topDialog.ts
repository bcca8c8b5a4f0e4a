const answered = new WeakSet<Event>()

/**
 * Whether this dialog may answer the event: only the one on top, and only one dialog for one event. Dialogs that are
 * not inside one another know of each other by their place in the document alone, and the later opened stands later.
 */
export function mayAnswer(panel: HTMLElement | null, event: Event | undefined): boolean {
  const last = [...document.querySelectorAll('[data-pp-dialog]')].at(-1)
  if (last !== panel || (event && answered.has(event))) return false
  if (event) answered.add(event)
  return true
}
