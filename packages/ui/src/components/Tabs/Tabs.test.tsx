import { fireEvent, render, screen, waitFor } from '@testing-library/react'
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
function Linked() {
  const [selected, select] = useState('Open')
  const panel = <button onClick={() => select('Resolved')}>See resolved</button>
  const linked = tabs.map((tab) => (tab.id === 'Open' ? { ...tab, panel } : tab))
  return <Tabs label="Requirements" tabs={linked} selectedKey={selected} onSelectionChange={select} />
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

  test('only the one that is shown says which panel is its own', () => {
    render(<Demo selectedKey="Received" />)
    const panel = screen.getByRole('tabpanel', { name: 'Received' })
    const controlled = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls'))
    expect(controlled).toEqual([null, panel.id, null])
  })

  test('count what is inside, also where that is nothing', () => {
    render(<Demo tabs={tabs.map((tab, place) => ({ ...tab, count: place === 0 ? 0 : undefined }))} />)
    expect(screen.getAllByRole('tab').map((tab) => tab.firstElementChild?.textContent)).toEqual([
      '0',
      undefined,
      undefined,
    ])
  })

  test('take the focus of a control that leads to another one and goes with its panel', async () => {
    render(<Linked />)
    await userEvent.click(screen.getByRole('button', { name: 'See resolved' }))
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Resolved' }))
  })

  test('leave a focus alone that was not in their panel', async () => {
    const { rerender } = render(<Demo selectedKey="Open" />)
    rerender(<Demo selectedKey="Resolved" />)
    expect(document.activeElement).toBe(document.body)
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

/** The arrows at the ends of the row. */
const arrows = () => [...document.querySelectorAll<HTMLElement>('[data-end]')]

describe('a row that is longer than its place', () => {
  const scrollBy = vi.fn<(options?: ScrollToOptions | number) => void>()
  /** A row of 900 px in a place of 300 px, scrolled that far. */
  const draw = (scrollLeft: number, direction: 'ltr' | 'rtl' = 'ltr') => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
    render(
      <div style={{ direction }}>
        <Demo />
      </div>,
    )
    const row = screen.getByRole('tablist')
    Object.assign(row, { scrollBy })
    vi.spyOn(row, 'scrollLeft', 'get').mockReturnValue(scrollLeft)
    fireEvent.scroll(row)
  }

  test.each([
    ['at its start', 0, ['end']],
    ['in the middle', 300, ['start', 'end']],
    ['at its end', 600, ['start']],
    ['at its end, from the right', -600, ['start']],
  ])('%s has an arrow where more is hidden', (_where, scrolled, shown) => {
    draw(scrolled)
    expect(arrows().map(({ dataset }) => dataset['end'])).toEqual(shown)
  })

  test.each([
    ['ltr', 225],
    ['rtl', -225],
  ] as const)('is brought on by three quarters of its place, %s', (direction, left) => {
    draw(0, direction)
    for (const arrow of arrows()) fireEvent.click(arrow)
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left, behavior: 'smooth' })
  })
})
