/**
 * Puts the focus where reading or typing goes on: on the box that asks for it with `data-entry-focus`, because the page
 * is there for nothing else, or else on the heading.
 */
export function focusPage(): void {
  const box = document.querySelector<HTMLElement>('[data-entry-focus]')
  const target = box ?? document.querySelector<HTMLElement>('h1')
  if (!target) return
  if (!box) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
