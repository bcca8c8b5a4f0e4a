/** The properties that mark the focus, of an element or one of its pseudo-elements. */
const marks = ['outlineStyle', 'outlineWidth', 'outlineColor', 'boxShadow', 'borderColor', 'backgroundColor'] as const
const pseudoElements = [undefined, '::before', '::after']
const controls = 'a[href], button, input, select, textarea, [tabindex="0"]'

/**
 * Runs after each sheet of states: every control shows that it has the focus (WCAG 2.4.7), itself or by what is around
 * it.
 * @throws {Error} naming the control whose styles stay as they are
 */
export function expectFocusMarks({ name }: { name: string }): void {
  if (name !== 'States') return
  const still = document.head.appendChild(document.createElement('style'))
  still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important }'
  const focused = document.activeElement
  // Rows that scroll to what has the focus go back to where they were
  const scrolled = [...document.querySelectorAll('#storybook-root *')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((element) => [element, element.scrollLeft] as const)
  try {
    for (const control of document.querySelectorAll<HTMLElement>(`#storybook-root :is(${controls})`)) {
      if (!control.checkVisibility() || control.closest('[inert], [data-force]')) continue
      const before = readMarks(control)
      control.focus({ preventScroll: true })
      const isMarked = document.activeElement !== control || readMarks(control) !== before
      control.blur()
      if (!isMarked) throw new Error(`The focus does not show on ${describe(control)}`)
    }
  } finally {
    still.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    for (const [element, left] of scrolled) element.scrollLeft = left
  }
}

/** The styles of a control that is seen, of what it stands in, and of what stands beside it. */
function readMarks(control: HTMLElement): string {
  const { parentElement: parent, nextElementSibling: next } = control
  return [isSeen(control) && control, next, parent, parent?.parentElement, parent?.parentElement?.parentElement]
    .filter((element) => element instanceof Element)
    .flatMap((element) => pseudoElements.map((pseudo) => getComputedStyle(element, pseudo)))
    .map((style) => marks.map((mark) => style[mark]).join(' '))
    .join('\n')
}

/** False for an input that only stands in for what is drawn in its place. */
function isSeen(control: HTMLElement): boolean {
  return control.getBoundingClientRect().width > 4 && getComputedStyle(control).opacity !== '0'
}

const describe = (control: HTMLElement) =>
  `${control.tagName.toLowerCase()} "${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)}"`
