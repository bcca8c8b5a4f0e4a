import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fields, samples } from './component-samples.js'
import { ThemeWrapper } from './ThemeWrapper.js'

/** Reads the declarations for the elements of a part in their plain state. */
function getPlainStyles(part: Element): string {
  const classes = [...part.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])
  const selectors = new Set(classes.map((name) => `.${name}`))
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSStyleRule && selectors.has(rule.selectorText) ? [rule.cssText] : []))
    .join('\n')
}

test.each([...fields, 'Button', 'RadioGroup'])('the edge of a %s can be told from every page', (name) => {
  const { container } = render(samples[name], { wrapper: ThemeWrapper })
  expect(getPlainStyles(container)).toMatch(/border[^;]*var\(--pp-color-border-strong\)/)
})

test('so can the thumb of a switch that is off', () => {
  const { container } = render(samples['Switch'], { wrapper: ThemeWrapper })
  expect(getPlainStyles(container)).toMatch(/[^-]color: var\(--pp-color-border-strong\)/)
})
