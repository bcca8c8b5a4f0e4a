// @vitest-environment node
import { expect, test } from 'vitest'
import { globalSelectors, partsOf } from './checks/selectors.mjs'

test.each([
  ['an element', 'button'],
  ['every element', '*'],
  ['an attribute that any app may use', "[aria-busy='true']"],
  ['a readable class', '.dt-row'],
  ['a readable class in an element', 'table .dt-row:hover'],
  ['a state of any element', ':focus-visible'],
])('%s could meet something of the app', (_title, selector) => {
  expect(globalSelectors([selector])).toEqual([selector])
})

test.each([
  ['a class that styled-components made', '.gVquFa'],
  ['a readable class below it', '.gVquFa .dt-row'],
  ['a class that names its component', '.Button-styles__Root-producer-portal-ui__sc-nte73k-0:hover'],
  ['an attribute of the package', "[data-pp-brand='meridian-mutual']"],
])('%s meets only what the package drew', (_title, selector) => {
  expect(globalSelectors([selector])).toEqual([])
})

test('each selector of a list is judged alone, and named once', () => {
  expect(globalSelectors(['.gVquFa, table', 'table, .bXyZqq:is(td, th)'])).toEqual(['table'])
})

test('commas inside brackets part nothing', () => {
  expect(partsOf(".a:is(.b, .c), [data-x='1,2']")).toEqual(['.a:is(.b, .c)', "[data-x='1,2']"])
})
