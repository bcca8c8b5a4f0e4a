/* oxlint-disable unicorn/consistent-function-scoping -- `dropUnusedStyles` runs in the page and takes nothing else there */
import { createRequire } from 'node:module'
import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Device } from '@siteimprove/alfa-device'
import { Element, Node } from '@siteimprove/alfa-dom'
import { Native } from '@siteimprove/alfa-dom/native'
import { Request, Response } from '@siteimprove/alfa-http'
import rules from '@siteimprove/alfa-rules'
import { Page } from '@siteimprove/alfa-web'

/**
 * A finding that an engine is sure of.
 * @typedef {{ engine: 'IBM' | 'Alfa', rule: string, text: string, element: string, ancestors?: string[] }} Finding `ancestors`:
 * the start tags around the element, where the engine tells them
 */

const ibmScript = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js')

/** Makes a page ready for both engines. */
export async function installEngines(page) {
  await page.addScriptTag({ path: ibmScript })
  await page.evaluate(
    `window.readPage = ${String(Native.fromNode)}; window.dropUnusedStyles = ${String(dropUnusedStyles)}`,
  )
}

/**
 * In the page: leaves out the style rules that no element of the page can match in any state. Storybook's page has the
 * styles of all stories that it showed, and Alfa compares each of them with each element.
 */
function dropUnusedStyles(snapshot) {
  const isUsed = (selector) => {
    // without the states and parts of an element: `:hover`, `:not(…)`, `::before`
    const plain = selector.replaceAll(/::?[a-z-]+(\((?:[^()]|\([^()]*\))*\))?/g, '')
    return plain.split(',').some((part) => {
      try {
        return document.querySelector(part.trim() || '*') !== null
      } catch {
        return true
      }
    })
  }
  const keep = (rule) => {
    if (rule.type === 'style' && !isUsed(rule.selector)) return []
    return rule.rules ? [{ ...rule, rules: rule.rules.flatMap(keep) }] : [rule]
  }
  const style = snapshot.style.map((sheet) => ({ ...sheet, rules: sheet.rules.flatMap(keep) }))
  return { ...snapshot, style }
}

/**
 * IBM Equal Access, in the page. Its definite violations of WCAG 2.2 A and AA count; what it recommends or wants a
 * person to look at doesn't.
 * @returns {Promise<Finding[]>}
 */
export const runIbm = (page) =>
  page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, message, snippet, path }) => ({
        engine: 'IBM',
        rule: ruleId,
        text: message,
        element: `${snippet.slice(0, 300)}\n${path.dom}`,
      }))
  })

const isAaa = (rule) => {
  const criteria = [...rule.requirements].filter((requirement) => requirement.chapter)
  return criteria.length > 0 && criteria.every(({ level }) => [...level].every(([name]) => name === 'AAA'))
}
const isOfComponents = (rule) => [...rule.tags].every(({ scope }) => scope !== 'page')
/** Its stable rules of WCAG A and AA, of WAI-ARIA and of good practice. */
const pageRules = rules.reject(isAaa)
const componentRules = pageRules.filter(isOfComponents)
const alfaRules = { page: pageRules, component: componentRules }

/**
 * Siteimprove Alfa, in Node, on a snapshot of the page.
 * @param {boolean} isWholePage adds rules about whole pages, such as the one about the first heading. A page behind an
 * open dialog is hidden from assistive technology: what is left is no page.
 * @returns {Promise<Finding[]>}
 */
export async function runAlfa(page, isWholePage) {
  const ruleSet = isWholePage && (await page.locator('[aria-modal="true"]').count()) === 0 ? 'page' : 'component'
  const { width, height } = page.viewportSize()
  const device = Device.from({
    type: 'screen',
    viewport: { width, height, orientation: width > height ? 'landscape' : 'portrait' },
    display: { resolution: 1, scan: 'progressive' },
    scripting: { enabled: true },
    preferences: [],
  })
  const snapshot = Node.from(
    await page.evaluate(async () => window.dropUnusedStyles(await window.readPage(document))),
    device,
  )
  const subject = Page.of(Request.empty(), Response.empty(), snapshot, device)
  const outcomes = await Audit.of(subject, alfaRules[ruleSet]).evaluate()
  return [...outcomes].filter(Outcome.isFailed).map(toFinding).filter(isReachable)
}

/** Content behind an open dialog is judged without the dialog: there Alfa does not see which controls are disabled. */
const isReachable = ({ ancestors }) => !ancestors.some((tag) => tag.includes('data-floating-ui-inert'))

const toStartTag = ({ name, attributes }) => `<${[name, ...attributes].join(' ')}>`

function toFinding({ rule, target, expectations }) {
  const reasons = [...expectations].flatMap(([, result]) => result.toJSON().error?.message ?? [])
  const element = String(target).replaceAll(/\s+/g, ' ').slice(0, 300)
  const ancestors = [...(target.ancestors?.() ?? [])].filter((node) => Element.isElement(node)).map(toStartTag)
  return { engine: 'Alfa', rule: rule.uri.split('/').at(-1), text: reasons.join('. '), element, ancestors }
}
