/** States that users must be able to tell in forced colors too; hover, press and busy come and go. */
const states =
  /\[aria-(?:pressed|selected|checked|current)[^\]]*\]|:checked|\[data-(?:selected|current|checked)[^\]]*\]/g
/** What is drawn in a tone of the data, such as a column of a chart. */
const inTone = 'in its tone'
/** Properties that tell in forced colors, where backgrounds, borders and shadows lose their colors. Weight alone doesn't. */
const visible =
  /^(?:border(?:-\w+)*-(?:width|style)|outline|content|text-decoration|translate|transform|display|visibility|opacity|forced-color-adjust)/

interface Change {
  readonly state: string
  readonly className: string
  readonly isBackground: boolean
  readonly isVisible: boolean
}

/**
 * The states that the styles of the elements in `part` show by a background and neither an icon nor what stays in forced colors, and
 * the parts of charts that are drawn that way.
 */
export function getStatesInColorOnly(part: Element): readonly string[] {
  const used = new Set([...part.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
  const changes = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].flatMap((rule) => toChanges(rule, false)),
  )
  const ofPart = changes.filter(({ className }) => used.has(className))
  const isShown = (one: Change) =>
    ofPart.some(({ isVisible, state, className }) => isVisible && state === one.state && className === one.className)
  const isMarked = ({ state, className }: Change) =>
    state !== inTone && part.querySelector(`.${className}${state} svg`) !== null
  const inColorOnly = ofPart.filter((change) => change.isBackground && !isShown(change) && !isMarked(change))
  return [...new Set(inColorOnly.map(({ className, state }) => `${className} ${state}`))]
}

function toChanges(rule: CSSRule, isForced: boolean): readonly Change[] {
  if (rule instanceof CSSMediaRule) {
    const areForced = isForced || rule.conditionText.includes('forced-colors')
    return [...rule.cssRules].flatMap((inner) => toChanges(inner, areForced))
  }
  if (!(rule instanceof CSSStyleRule)) return []
  const properties = Array.from(rule.style)
  const isVisible = isForced || properties.some((property) => visible.test(property))
  // The pointer says itself what it is over
  const isBackground =
    !isForced &&
    !rule.selectorText.includes(':hover') &&
    properties.some((property) => property.startsWith('background'))
  const isInTone = isForced || /background[^;]*var\(--tone\)/.test(rule.cssText)
  return rule.selectorText.split(',').flatMap((selector) => {
    const className = /\.([\w-]+)/.exec(selector)?.[1] ?? ''
    const named = [...(selector.match(states) ?? []), ...(isInTone ? [inTone] : [])]
    return named.map((state) => ({ state, className, isVisible, isBackground }))
  })
}
