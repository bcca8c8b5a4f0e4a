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
