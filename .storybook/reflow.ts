/**
 * Runs after each story of long content or a narrow window, and after all in another language: its page must not scroll
 * sideways (WCAG 1.4.10). A table scrolls in its own box.
 * @throws {Error} naming what is wider than the window
 */
export function expectReflow({ name, globals }: { name: string; globals: Readonly<Record<string, unknown>> }): void {
  if (!/^(Long content|Narrow)/i.test(name) && globals['locale'] === 'en-US') return
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return
  const isWider = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return right > clientWidth + 1 || left < -1
  }
  const widest = [...document.body.querySelectorAll('*')].findLast(isWider)
  throw new Error(`The page scrolls sideways: "${widest?.textContent.slice(0, 40)}" is wider than the window`)
}
