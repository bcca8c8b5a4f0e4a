import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Tree } from './Tree.js'
import type { TreeItem } from './tree-rows.js'

const items: readonly TreeItem[] = [
  { id: 'west', label: 'West', children: [{ id: 'oregon', label: 'Oregon' }] },
  { id: 'east', label: 'East', children: [] },
  { id: 'south', label: 'South', branch: 'unloaded' },
]
const lines = () => screen.getAllByRole('treeitem').map((line) => line.textContent)
const type = (text: string) => {
  for (const key of text) fireEvent.keyDown(document.activeElement ?? document.body, { key })
}
const focused = () => document.activeElement?.textContent

test('it is one tab stop: the choice, or the first line', async () => {
  render(<Tree label="Regions" items={items} selectedKey="east" />)
  await userEvent.tab()
  expect(focused()).toBe('East')
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('Tab comes back to the line that had the focus last', async () => {
  render(<Tree label="Regions" items={items} selectedKey="east" />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab()
  await userEvent.tab()
  expect(focused()).toBe('South')
})

test('the arrow opens a branch and chooses nothing', async () => {
  const onSelectionChange = vi.fn()
  render(<Tree label="Regions" items={items} onSelectionChange={onSelectionChange} />)
  const west = screen.getByRole('treeitem', { name: 'West' })
  const arrow = west.querySelector('svg')
  expect(arrow).not.toBeNull()
  await userEvent.click(arrow ?? west)
  expect(lines()).toEqual(['West', 'Oregon', 'East', 'South'])
  expect(onSelectionChange).not.toHaveBeenCalled()
})

test('pressing a name chooses it, and opens it as well when it is no link', async () => {
  const onSelectionChange = vi.fn()
  render(<Tree label="Regions" items={items} onSelectionChange={onSelectionChange} />)
  await userEvent.click(screen.getByText('West'))
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith('west')
  expect(screen.getByRole('treeitem', { name: 'West' }).getAttribute('aria-expanded')).toBe('true')
})

test('a branch that was never loaded asks for its things once it opens', async () => {
  const onBranchLoad = vi.fn()
  render(<Tree label="Regions" items={items} onBranchLoad={onBranchLoad} />)
  await userEvent.tab()
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(onBranchLoad).toHaveBeenCalledExactlyOnceWith('south')
})

test('only a branch that was never loaded asks for its things', async () => {
  const onBranchLoad = vi.fn()
  const failed: TreeItem = { id: 'north', label: 'North', branch: 'failed' }
  render(<Tree label="Regions" items={[...items, failed]} onBranchLoad={onBranchLoad} />)
  await userEvent.tab()
  await userEvent.keyboard('*')
  expect(onBranchLoad).toHaveBeenCalledExactlyOnceWith('south')
})

test('the star opens all branches beside the line, and the left arrow goes up to the branch around it', async () => {
  render(<Tree label="Regions" items={items} />)
  await userEvent.tab()
  await userEvent.keyboard('*')
  expect(lines()).toHaveLength(6)
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Oregon')
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('West')
})

test('from the second line of a branch, the left arrow goes up to the branch, too', async () => {
  const children = [
    { id: 'oregon', label: 'Oregon' },
    { id: 'utah', label: 'Utah' },
  ]
  render(<Tree label="Regions" items={[{ id: 'west', label: 'West', children }]} expandedKeys={['west']} />)
  await userEvent.tab()
  await userEvent.keyboard('{End}{ArrowLeft}')
  expect(focused()).toBe('West')
})

test('where writing runs from the right, the left arrow opens and the right one closes', async () => {
  render(<Tree label="Regions" items={items} style={{ direction: 'rtl' }} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(focused()).toBe('Oregon')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(lines()).toEqual(['West', 'East', 'South'])
})

test('letters typed in a row are one name, and after a pause another one begins', () => {
  vi.useFakeTimers()
  render(<Tree label="Regions" items={[...items, { id: 'southwest', label: 'Southwest' }]} />)
  screen.getByRole('treeitem', { name: 'West' }).focus()
  type('southw')
  expect(focused()).toBe('Southwest')
  vi.advanceTimersByTime(499)
  type('x')
  expect(focused()).toBe('Southwest')
  vi.advanceTimersByTime(500)
  type('e')
  expect(focused()).toBe('East')
})

test('a key that is held with another one is left to the browser', () => {
  render(<Tree label="Regions" items={items} />)
  const west = screen.getByRole('treeitem', { name: 'West' })
  west.focus()
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) {
    expect(fireEvent.keyDown(west, { key: 'e', [held]: true })).toBe(true)
  }
  expect(focused()).toBe('West')
})

test('each line says its place among those beside it', () => {
  render(<Tree label="Regions" items={items} expandedKeys={['west', 'east']} />)
  const places = screen
    .getAllByRole('treeitem')
    .map((line) => ['aria-level', 'aria-posinset', 'aria-setsize'].map((name) => line.getAttribute(name)).join(' '))
  expect(places).toEqual(['1 1 3', '2 1 1', '1 2 3', '2 1 1', '1 3 3'])
})

test('a caller that keeps the open branches and the choice is told, and decides', async () => {
  const onExpandedChange = vi.fn()
  render(
    <Tree
      label="Regions"
      items={items}
      expandedKeys={['west']}
      selectedKey={null}
      onExpandedChange={onExpandedChange}
    />,
  )
  await userEvent.click(screen.getByText('East'))
  await userEvent.click(screen.getByText('West'))
  expect(onExpandedChange.mock.calls).toEqual([[['west', 'east']], [[]]])
  expect(lines()).toEqual(['West', 'Oregon', 'East', 'South'])
  expect(screen.queryByRole('treeitem', { selected: true })).toBeNull()
})

test('the line of a branch that is loading cannot be chosen', async () => {
  const [onSelectionChange, onBranchLoad] = [vi.fn(), vi.fn()]
  const loading: TreeItem = { id: 'north', label: 'North', branch: 'loading' }
  render(<Tree label="Regions" items={[loading]} expandedKeys={['north']} {...{ onSelectionChange, onBranchLoad }} />)
  const [, line] = screen.getAllByRole('treeitem')
  expect(line?.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(line ?? document.body)
  expect([onSelectionChange.mock.calls, onBranchLoad.mock.calls]).toEqual([[], []])
})

test('a branch that is a link is followed by its name, and only opened by its arrow', async () => {
  const onFollow = vi.fn((event: MouseEvent) => event.defaultPrevented)
  document.body.addEventListener('click', onFollow)
  render(<Tree label="Pages" items={[{ id: 'lists', label: 'Lists', href: '#lists', children: [] }]} />)
  const link = screen.getByRole('treeitem', { name: 'Lists' })
  await userEvent.click(screen.getByText('Lists'))
  expect([link.getAttribute('aria-expanded'), link.getAttribute('aria-current')]).toEqual(['false', 'page'])
  expect(fireEvent.click(link.querySelector('svg') ?? link)).toBe(false)
  expect(link.getAttribute('aria-expanded')).toBe('true')
  document.body.removeEventListener('click', onFollow)
  expect(onFollow).toHaveBeenCalledOnce()
})

test.each([
  ['the branch around it', 'oregon', 'West'],
  ['the first line, where there is none', 'east', 'West'],
])('the focus of a line that goes leads to %s', (_where, gone, expected) => {
  const { rerender } = render(<Tree label="Regions" items={items} expandedKeys={['west']} />)
  act(() => document.querySelector<HTMLElement>(`[data-key="${gone}"]`)?.focus())
  const left = [{ id: 'west', label: 'West', children: [] }]
  rerender(<Tree label="Regions" items={left} expandedKeys={['west']} />)
  expect(focused()).toBe(expected)
})

const withButton = (left: readonly TreeItem[]) => (
  <>
    <Tree label="Regions" items={left} />
    <button>Other</button>
  </>
)

test('a line that goes leaves a focus alone that has moved on', () => {
  const { rerender } = render(withButton(items))
  act(() => screen.getByRole('treeitem', { name: 'East' }).focus())
  act(() => screen.getByRole('button').focus())
  rerender(withButton(items.slice(0, 1)))
  expect(focused()).toBe('Other')
})
