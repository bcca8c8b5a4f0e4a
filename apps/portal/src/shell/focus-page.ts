/** Moves the focus to the field with `data-entry-focus`, if the page has one, otherwise to the heading. */
export function focusPage(): void {
  const box = document.querySelector<HTMLElement>('[data-entry-focus]')
  const target = box ?? document.querySelector<HTMLElement>('h1')
  if (!target) return
  if (!box) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
