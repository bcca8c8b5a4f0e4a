/**
 * Runs after each story of long content or a narrow window: its page must not scroll sideways (WCAG 1.4.10). A table
 * scrolls in its own box.
 * @throws {Error} naming what is wider than the window
 */
export function expectReflow({ name }: { name: string }): void {
  if (!/^(Long content|Narrow)/i.test(name)) return
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return
  const isWider = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
  const widest = [...document.body.querySelectorAll('*')].findLast(isWider)
  throw new Error(`The page scrolls sideways: "${widest?.textContent.slice(0, 40)}" is wider than the window`)
}
