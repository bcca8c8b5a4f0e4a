import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { revealIn } from './TabScroller.js'
import { tabAfterKey, Tabs, type TabsProps } from './Tabs.js'

const tabs = ['Open', 'Received', 'Resolved'].map((label) => ({ id: label, label, panel: `${label} requirements` }))

function Demo(props: Partial<TabsProps>) {
  const [selected, select] = useState('Open')
  return <Tabs label="Requirements" tabs={tabs} selectedKey={selected} onSelectionChange={select} {...props} />
}
const withPanel = (panel: ReactNode) => <Demo tabs={[{ id: 'a', label: 'All', panel }]} selectedKey="a" />
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent

describe('tabs', () => {
  test('are one stop of the tab key; arrows, Home and End move and show', async () => {
    render(<Demo />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(selectedTab()).toBe('Received')
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(selectedTab()).toBe('Open')
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  })

  test('have ids without blanks, which name the panel', () => {
    render(<Demo tabs={[{ id: 'all open', label: 'All', panel: 'Requirements' }]} selectedKey="all open" />)
    expect(screen.getByRole('tab').id).not.toContain(' ')
    expect(screen.getByRole('tabpanel', { name: 'All' })).toBeDefined()
  })

  test('a panel that holds a control is no stop itself, also when the control comes later', async () => {
    const { rerender } = render(withPanel(<section>Loading</section>))
    expect(screen.getByRole('tabpanel').tabIndex).toBe(0)
    rerender(
      withPanel(
        <section>
          <button type="button">Upload</button>
        </section>,
      ),
    )
    await waitFor(() => expect(screen.getByRole('tabpanel').hasAttribute('tabindex')).toBe(false))
  })

  test('stay where they are when the app keeps the old one, to ask about unsaved changes', async () => {
    const onTabChange = vi.fn()
    render(<Demo onSelectionChange={onTabChange} selectedKey="Open" />)
    await userEvent.click(screen.getByRole('tab', { name: 'Resolved' }))
    expect(onTabChange).toHaveBeenCalledWith('Resolved')
    expect(selectedTab()).toBe('Open')
  })
})

test.each([
  ['ArrowRight', 0, 2],
  ['ArrowLeft', 0, 1],
])('where writing runs from the right, %s on tab %i of three leads to %i', (key, from, to) => {
  expect(tabAfterKey(key, from, 3, 'rtl')).toBe(to)
})

test.each([
  ['is in view', 100, 80, 0],
  ['is hidden at the end', 380, 80, 108],
  ['is hidden at the start', -60, 80, -108],
  ['is longer than the row', 100, 400, 52],
])('a tab that %s is scrolled into view, clear of the ends', (_where, left, width, scrolled) => {
  const row = document.createElement('div')
  const tab = document.createElement('div')
  row.getBoundingClientRect = () => new DOMRect(0, 0, 400, 40)
  tab.getBoundingClientRect = () => new DOMRect(left, 0, width, 40)
  revealIn(row, tab)
  expect(row.scrollLeft).toBe(scrolled)
})

test.each([
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 0, null],
])('%s on tab %i of three leads to %j', (key, from, to) => {
  expect(tabAfterKey(key, from, 3)).toBe(to)
})
