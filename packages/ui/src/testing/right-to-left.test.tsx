import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { SlideOut } from '../components/SlideOut/SlideOut.js'
import { Switch } from '../components/Switch/Switch.js'
import { Tabs } from '../components/Tabs/Tabs.js'
import { Tree } from '../components/Tree/Tree.js'

/** The rules of the page as they are written, with `&` for the classes that styled-components makes. */
const written = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .map((rule) => rule.replaceAll(/\.[A-Za-z]\w*(?![\w-])/g, '&').replaceAll(/\s*>\s*/g, ' > '))

const tree = <Tree label="Regions" items={[{ id: 'west', label: 'West', children: [] }]} />
const tabs = (
  <Tabs
    label="Requirements"
    tabs={[{ id: 'open', label: 'Open', panel: 'Open requirements' }]}
    selectedKey="open"
    onSelectionChange={vi.fn()}
  />
)
const slideOut = (
  <SlideOut isOpen onClose={vi.fn()} title="Case">
    facts
  </SlideOut>
)

/** The value of a property in the first rule with a selector that sets it. */
const getValue = (selector: string, property: string) =>
  written()
    .filter((rule) => rule.startsWith(`${selector} {`))
    .map((rule) => new RegExp(`(?<![\\w-])${property}: ([^;]+);`).exec(rule)?.[1])
    .find((value) => value !== undefined)

const comesFrom = (selector: string) => getValue(selector, 'animation-name')

// As it is written: there is no layout here, and no browser test draws these from right to left
test.each<[string, ReactElement, string, string, (ltr: string | undefined) => string]>([
  ['the knob of a switch', <Switch key="switch" label="Emails" />, '&:checked{rtl}::before', 'translate', negate],
  ['a slide-out that another one covers', slideOut, '&{rtl}', 'translate', negate],
  ['the arrow of an open branch', tree, "[aria-expanded='true']{rtl} > & > svg", 'rotate', (ltr) => `-${ltr}`],
])('%s goes to the other side where writing runs from the right', (_what, part, selector, property, mirror) => {
  render(part)
  const [ltr, rtl] = ['', ':dir(rtl)'].map((dir) => getValue(selector.replace('{rtl}', dir), property))
  expect(ltr).toBeDefined()
  expect(rtl).toBe(mirror(ltr))
})

function negate(value: string | undefined): string {
  return `calc(-1 * ${value})`
}

test('a panel comes from the side at which it is', async () => {
  render(slideOut)
  await screen.findByText('facts')
  expect(comesFrom("&[data-side='end']")).not.toBe(comesFrom("&[data-side='start']"))
  expect(comesFrom("&:dir(rtl)[data-side='end']")).toBe(comesFrom("&[data-side='start']"))
  expect(comesFrom("&:dir(rtl)[data-side='start']")).toBe(comesFrom("&[data-side='end']"))
})

test('a row of tabs fades out, and its arrows point, to where more is hidden', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  render(tabs)
  fireEvent.scroll(screen.getByRole('tablist'))
  expect([getValue('&', '--pp-tabs-to'), getValue('&:dir(rtl)', '--pp-tabs-to')]).toEqual(['90deg', '270deg'])
  const toLeft = "&[data-end='start']:dir(ltr)::before,&[data-end='end']:dir(rtl)::before"
  expect(getValue(toLeft, 'rotate')).toBe('-135deg')
})
