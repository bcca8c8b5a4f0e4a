const told =
  /^(?:aria-.*|id|role|tabindex|type|href|target|rel|disabled|required|readonly|multiple|accept|autocomplete|inputmode|maxlength|placeholder|for|alt|lang|hidden|inert|scope|colspan|download|data-entry-focus)$/
const named = new Set(
  'A BUTTON INPUT SELECT TEXTAREA OPTION LABEL FIELDSET LEGEND H1 H2 H3 H4 H5 H6 UL OL LI DL DT DD NAV MAIN HEADER FOOTER SECTION ARTICLE FORM TABLE CAPTION TH TD IMG STRONG'.split(
    ' ',
  ),
)
/** What React makes of `useId`, and the classes of styled-components, which are others in every run. */
const generatedId = /_r_\w+_|«r\w+»|:r\w+:/g

/**
 * What the keyboard and assistive technology get of a part of the page, a line for each element: what it is, its
 * attributes and its text, within those around it. Ids that React makes are numbered.
 */
export function readSemantics(part: Element): string {
  const ids = new Map<string, string>()
  const withStableIds = (text: string) =>
    text.replaceAll(generatedId, (id) => {
      if (!ids.has(id)) ids.set(id, `#${ids.size + 1}`)
      return ids.get(id) ?? id
    })
  const read = (element: Element, depth: number): string[] => {
    const attributes = [...element.attributes]
      .filter(({ name }) => told.test(name))
      .map(({ name, value }) => (value === '' ? name : `${name}="${withStableIds(value)}"`))
      .toSorted()
    const text = [...element.childNodes]
      .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : []))
      .filter(Boolean)
      .join(' ')
    const isTold = attributes.length > 0 || text !== '' || named.has(element.tagName)
    const own = [element.tagName.toLowerCase(), ...attributes, ...getState(element), text && `"${text}"`].filter(
      Boolean,
    )
    const inner = [...element.children].flatMap((child) => read(child, isTold ? depth + 1 : depth))
    return isTold ? [`${'  '.repeat(depth)}${own.join(' ')}`, ...inner] : inner
  }
  return [...part.children].flatMap((child) => read(child, 0)).join('\n')
}

/** What people have entered and chosen, and where they are. */
function getState(element: Element): readonly string[] {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  const value = isField && element.value !== '' ? [`value="${element.value}"`] : []
  const isChecked = element instanceof HTMLInputElement && element.checked
  const isChosen = element instanceof HTMLOptionElement && element.selected
  return [
    ...value,
    ...(isChecked || isChosen ? ['chosen'] : []),
    ...(element.ownerDocument.activeElement === element ? ['focused'] : []),
  ]
}
