/**
 * Selectors the reset may touch: bare elements, so that a page looks the same in every browser. Nothing else may be
 * global.
 */
export const resetSelectors =
  '* ::before ::after html body h1 h2 h3 h4 p dl dd figure button input select textarea img svg table ::placeholder ::selection :focus-visible'.split(
    ' ',
  )

/** Splits a list of selectors at its own commas, not at those inside brackets. */
function partsOf(selectorList) {
  const parts = ['']
  let depth = 0
  for (const sign of selectorList) {
    if ('(['.includes(sign)) depth += 1
    if (')]'.includes(sign)) depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

const classes = /\.((?:[\w-]|\\.)+)/g
const readable = /^[a-z]+(-[a-z]+)+$/

/** styled-components makes names that no app has; a readable one such as `dt-row` could meet an app's own. */
const hasMadeClass = (selector) => [...selector.matchAll(classes)].some(([, name]) => !readable.test(name))

/** True when a selector can only meet what the package itself has drawn. */
const isOwn = (selector) => hasMadeClass(selector) || selector.includes('[data-pp-')

/**
 * The selectors, one each, that could meet something else on the page.
 * @param {readonly string[]} selectorLists as style rules have them
 * @returns {string[]} sorted
 */
export function globalSelectors(selectorLists) {
  return [...new Set(selectorLists.flatMap(partsOf))].filter((selector) => !isOwn(selector)).toSorted(inOrder)
}

/** One order for selectors, so that lists can be compared. */
export const inOrder = (a, b) => a.localeCompare(b, 'en')

/**
 * The selector lists of every style rule of a page, those inside media and container queries too.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string[]>}
 */
export function pageSelectors(page) {
  return page.evaluate(() => {
    const listsIn = (rules) =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule.selectorText, ...listsIn(rule.cssRules)]
        return rule instanceof CSSGroupingRule ? listsIn(rule.cssRules) : []
      })
    return [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => listsIn(sheet.cssRules))
  })
}
