import { forcedSelector } from './forced-selector.js'

const tabStop = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])'
const forcedFocus = 'data-forced-focus'

function forceRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const forced = forcedSelector(rule.selectorText)
      if (forced) rule.selectorText = forced
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) forceRules(rule.cssRules)
  }
}

/** The keyboard is in one place at a time: on the first thing in the box that Tab reaches. */
function markFocus(box: Element) {
  const target = box.querySelector(tabStop)
  for (const marked of box.querySelectorAll(`[${forcedFocus}]`))
    if (marked !== target) marked.removeAttribute(forcedFocus)
  if (target?.hasAttribute(forcedFocus) === false) target.setAttribute(forcedFocus, '')
}

function forceNow() {
  for (const { cssRules } of document.styleSheets) forceRules(cssRules)
  for (const box of document.querySelectorAll("[data-force='focus']")) markFocus(box)
}

let users = 0
let isPlanned = false
let observer: MutationObserver | undefined

function plan() {
  if (isPlanned) return
  isPlanned = true
  requestAnimationFrame(() => {
    isPlanned = false
    if (users > 0) forceNow()
  })
}

/**
 * Draws `data-force` as long as it is shown. Rules are changed where they stand, so that the order of the
 * cascade and the count of rules, which styled-components relies on, stay as they were. Styles and parts that come
 * later are noticed. Pages without a forced state never pay for it.
 * @returns ends it
 */
export function forceStates(): () => void {
  users += 1
  forceNow()
  observer ??= new MutationObserver(plan)
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  return () => {
    users -= 1
    if (users === 0) observer?.disconnect()
  }
}
