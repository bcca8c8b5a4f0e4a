import type { Meta, StoryObj } from '@storybook/react-vite'
import { BuildingIcon } from '../../icons/task-icons.js'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { Tree, type TreeProps } from './Tree.js'
import type { TreeItem } from './tree-rows.js'

const agencies: readonly TreeItem[] = [
  {
    id: 'northwind',
    label: 'Northwind Agency',
    icon: BuildingIcon,
    note: '48',
    children: [
      { id: 'boston', label: 'Boston', note: '31', children: [{ id: 'harbor', label: 'Harbor office', note: '12' }] },
      { id: 'albany', label: 'Albany', note: '17' },
    ],
  },
  { id: 'prairie', label: 'Prairie Star Agency', icon: BuildingIcon, children: [] },
  { id: 'plains', label: 'Great Plains Alliance', icon: BuildingIcon, note: '2,000', branch: 'unloaded' },
]
const pages: readonly TreeItem[] = [
  { id: 'start', label: 'Start', href: '#start' },
  {
    id: 'lists',
    label: 'Lists',
    href: '#lists',
    children: [
      { id: 'pending', label: 'Pending', href: '#pending' },
      { id: 'issued', label: 'Issued', href: '#issued' },
    ],
  },
]

const guidance = {
  when: [
    'Let users find one thing among things in things of any depth: an agency and its offices, folders.',
    'Use links as items to lead through pages that are built that way.',
  ],
  whenNot: [
    'The pages of an app are a `NavRail` or `Tabs`.',
    'One level of sections that open is an `Accordion`; a long flat list a `DataTable` or a `Combobox`.',
    'While the whole tree loads, or has nothing, show a `LoadState` in its place.',
  ],
  anatomy: [
    ['Arrow', 'opens and closes a branch, and chooses nothing'],
    ['Icon and name', 'choose the thing, or are the link'],
    ['Note', 'muted, at the end: a number'],
    ['Line of a branch', 'that it is loading, has nothing in it, or failed to load, with the way to try again'],
  ],
  keyboard: [
    ['Arrow Down, Arrow Up', 'the next and the previous line in view'],
    ['Arrow Right', 'opens a branch, then goes to its first thing; in scripts from the right it is Arrow Left'],
    ['Arrow Left', 'closes a branch, or goes to the branch around the thing'],
    ['Home, End', 'the first and the last line in view'],
    ['Enter, Space', 'choose the thing, follow the link, or load again'],
    ['Letters', 'lead to the next name that begins with them'],
    ['Asterisk', 'opens all branches beside this one'],
  ],
  pattern: 'APG tree view with one tab stop, and its navigation tree where items are links.',
} satisfies Guidance

const meta = {
  title: 'Components/Tree',
  component: Tree,
  tags: ['experimental'],
  args: { label: 'Agencies', items: agencies, onSelectionChange: fn(), onBranchLoad: fn() },
  parameters: { guidance },
} satisfies Meta<typeof Tree>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const line = (name: RegExp) => canvas.getByRole('treeitem', { name })
    await userEvent.tab()
    await expect(line(/Northwind/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.onSelectionChange).toHaveBeenCalledWith('harbor')
    await expect(line(/Harbor/)).toHaveAttribute('aria-selected', 'true')
    await expect(line(/Harbor/)).toHaveAttribute('aria-level', '3')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}g')
    await expect(line(/Boston/)).toHaveAttribute('aria-expanded', 'false')
    await expect(line(/Great Plains/)).toHaveFocus()
  },
}

export const Links: Story = {
  args: { label: 'Pages', items: pages, selectedKey: 'pending', defaultExpandedKeys: ['lists'] },
  play: async ({ canvas, args }) => {
    const current = canvas.getByRole('treeitem', { name: 'Pending' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Issued' }))
    await expect(args.onSelectionChange).toHaveBeenCalledWith('issued')
    await expect(window.location.hash).toBe('#issued')
  },
}

/** A branch whose things come late: the first call fails. */
function LateTree(props: TreeProps) {
  const [calls, setCalls] = useState(0)
  const [isDone, setDone] = useState(false)
  const [items, setItems] = useState(agencies)
  const put = (change: Partial<TreeItem>) =>
    setItems((all) => all.map((item) => (item.id === 'plains' ? { ...item, branch: undefined, ...change } : item)))
  const load = (id: string) => {
    props.onBranchLoad?.(id)
    put({ branch: 'loading' })
    setCalls(calls + 1)
    setTimeout(() => {
      if (calls === 0) put({ branch: 'failed' })
      else put({ children: [{ id: 'omaha', label: 'Omaha' }] })
      setDone(true)
    }, 50)
  }
  return <Tree {...props} items={items} onBranchLoad={load} data-done={isDone || undefined} />
}

/** What fails to load says so in its place, and Enter tries again. */
export const LoadsLate: Story = {
  render: (args) => <LateTree {...args} />,
  play: async ({ canvas, args }) => {
    canvas.getByRole('treeitem', { name: /Great Plains/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    const failed = await canvas.findByRole('treeitem', { name: /We couldn't load this part\./ })
    await userEvent.keyboard('{ArrowDown}')
    await expect(failed).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('treeitem', { name: 'Omaha' })
    await expect(args.onBranchLoad).toHaveBeenCalledTimes(2)
    // The line that had the focus is gone.
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /Great Plains/ })).toHaveFocus())
  },
}

const longItems: readonly TreeItem[] = [
  {
    id: '1',
    label: 'Harbor and Sons Insurance Services of Greater Massachusetts and the Islands',
    note: '1,204',
    children: [
      {
        id: '2',
        label: 'Massachusettsbayhistoricalcommissionandfriends',
        children: [
          { id: '3', label: 'Third level', children: [{ id: '4', label: 'Fourth level with a long name of its own' }] },
        ],
      },
    ],
  },
]

export const LongContent: Story = {
  args: { items: longItems, defaultExpandedKeys: ['1', '2', '3'], selectedKey: '4' },
  tags: ['!autodocs'],
  globals: { viewport: { value: '320-640' } },
}

export const Narrow: Story = {
  args: { defaultExpandedKeys: ['northwind', 'boston'], selectedKey: 'harbor' },
  tags: ['!autodocs'],
  globals: { viewport: { value: '320-640' } },
}

const everyBranch: readonly TreeItem[] = [
  ...agencies.slice(0, 2),
  { id: 'loading', label: 'Blue Ridge Partners', branch: 'loading' },
  { id: 'failed', label: 'Cedar Hill', branch: 'failed' },
]

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="Closed" width="column">
        <Tree label="Agencies" items={agencies} />
      </State>
      <State label="Open, with a choice" width="column">
        <Tree label="Agencies" items={agencies} defaultExpandedKeys={['northwind', 'boston']} selectedKey="boston" />
      </State>
      <State label="Nothing in it, loading, failed" width="column">
        <Tree label="Agencies" items={everyBranch} defaultExpandedKeys={['prairie', 'loading', 'failed']} />
      </State>
      <State label="Links" width="column">
        <Tree label="Pages" items={pages} defaultExpandedKeys={['lists']} selectedKey="lists" />
      </State>
      <State label="Pointed at" force="hover" width="column">
        <Tree label="Agencies" items={agencies} />
      </State>
      <State label="With the focus" force="focus" width="column">
        <Tree label="Agencies" items={agencies} />
      </State>
    </StatesSheet>
  ),
}
