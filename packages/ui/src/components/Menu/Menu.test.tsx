import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.js'
import { Menu } from './Menu.js'
import { flattenItems, type MenuEntry } from './menu-items.js'

const onEdit = vi.fn()
const entries: readonly MenuEntry[] = [
  { id: 'edit', label: 'Edit', onAction: onEdit },
  { id: 'archive', label: 'Archive', isDisabled: true },
  { id: 'print', label: 'Print', href: '/print' },
  {
    id: 'more',
    label: 'Elsewhere',
    items: [{ id: 'dir', label: 'Directory', href: 'https://example.com', isExternal: true }],
  },
]

const open = async () => {
  render(<Menu items={entries} renderTrigger={(props) => <Button {...props}>Actions</Button>} />)
  screen.getByRole('button', { name: 'Actions' }).focus()
  await userEvent.keyboard('{Enter}')
  return screen.findByRole('menu', { name: 'Actions' })
}
const about = (subject: string) => (
  <Menu
    resetKey={subject}
    items={[{ id: 'open', label: `Open ${subject}` }]}
    renderTrigger={(props) => <Button {...props}>Actions</Button>}
  />
)
const focused = () => document.activeElement?.textContent

describe('a menu', () => {
  test('arrow keys go round, also to what cannot be chosen, which Enter leaves alone', async () => {
    await open()
    await waitFor(() => expect(focused()).toBe('Edit'))
    const keys = { Archive: '{ArrowDown}', Print: '{ArrowDown}' }
    for (const [name, key] of Object.entries(keys)) {
      await userEvent.keyboard(key)
      expect(focused()).toBe(name)
    }
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(focused()).toBe('Archive')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(focused()).toBe('Directory (opens in a new tab)')
  })

  test('a line that cannot be chosen leads nowhere', async () => {
    const items = [{ id: 'bills', label: 'Bills', href: '/bills', isDisabled: true }]
    render(<Menu items={items} renderTrigger={(props) => <Button {...props}>Actions</Button>} />)
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
    const line = await screen.findByRole('menuitem', { name: 'Bills' })
    expect(line.getAttribute('href')).toBeNull()
    expect(line.getAttribute('aria-disabled')).toBe('true')
  })

  test('lines of many menus are made for the one that opens', async () => {
    const makeItems = vi.fn(() => entries)
    render(<Menu items={makeItems} renderTrigger={(props) => <Button {...props}>Actions</Button>} />)
    expect(makeItems).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
    await screen.findByRole('menuitem', { name: 'Edit' })
  })

  test('typing the first letters finds a line', async () => {
    await open()
    await waitFor(() => expect(focused()).toBe('Edit'))
    await userEvent.keyboard('pr')
    await waitFor(() => expect(focused()).toBe('Print'))
  })

  test('opens upwards from the keyboard with the last line focused; Home and End lead to the ends', async () => {
    render(<Menu items={entries} renderTrigger={(props) => <Button {...props}>Actions</Button>} />)
    screen.getByRole('button', { name: 'Actions' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(focused()).toBe('Directory (opens in a new tab)'))
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('Edit')
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('Directory (opens in a new tab)')
  })

  test.each(['{Tab}', '{Escape}'])('%s leaves the menu and leads back to its control', async (key) => {
    await open()
    await waitFor(() => expect(focused()).toBe('Edit'))
    await userEvent.keyboard(key)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' })))
  })

  test('is closed once its control stands for something else, and opens again for that', async () => {
    const { rerender } = render(about('the first'))
    const control = screen.getByRole('button', { name: 'Actions' })
    await userEvent.click(control)
    expect(await screen.findByRole('menuitem', { name: 'Open the first' })).toBeDefined()
    rerender(about('the second'))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(control.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(control)
    expect(await screen.findByRole('menuitem', { name: 'Open the second' })).toBeDefined()
  })
})

test('opened by the pointer no line has the focus, and the first arrow leads to the first one', async () => {
  render(<Menu items={entries} renderTrigger={(props) => <Button {...props}>Actions</Button>} />)
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(document.activeElement).toBe(menu))
  expect(document.querySelector('[role=menuitem][tabindex="0"]')).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Edit')
})

test('a name of its own wins over that of its control', async () => {
  render(<Menu label="Case actions" items={entries} renderTrigger={(props) => <Button {...props}>More</Button>} />)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menu', { name: 'Case actions' })).toBeDefined()
})

test('a press beside it closes it', async () => {
  await open()
  await userEvent.click(document.body)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('a line marks the page that users are on, what is dangerous, and what opens in a new tab', async () => {
  const items: readonly MenuEntry[] = [
    { id: 'home', label: 'Home', href: '/', isCurrent: true },
    { id: 'directory', label: 'Directory', href: 'https://example.com', isExternal: true },
    { id: 'delete', label: 'Delete', isDestructive: true },
  ]
  render(<Menu items={items} renderTrigger={(props) => <Button {...props}>Actions</Button>} />)
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  await screen.findByRole('menu')
  const marks = screen
    .getAllByRole('menuitem')
    .map((line) => ['aria-current', 'target', 'data-dangerous'].map((name) => line.getAttribute(name)))
  expect(marks).toEqual([
    ['page', null, null],
    [null, '_blank', null],
    [null, null, 'true'],
  ])
})

test('the arrow keys follow the lines as they are shown, groups unfolded', () => {
  expect(flattenItems(entries).map(({ id }) => id)).toEqual(['edit', 'archive', 'print', 'dir'])
})
