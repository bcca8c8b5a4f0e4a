import { render, screen } from '@testing-library/react'
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
const focused = () => document.activeElement?.textContent

test('it is one tab stop: the choice, or the first line', async () => {
  render(<Tree label="Regions" items={items} selectedKey="east" />)
  await userEvent.tab()
  expect(focused()).toBe('East')
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
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
