import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { moveItem, type ItemMove, type ReorderGroup } from './item-moves.js'
import { ReorderList, type ReorderListProps } from './ReorderList.js'

const getItems = (...labels: string[]) =>
  labels.map((label) => ({ id: label.toLowerCase().replaceAll(' ', '-'), label }))

const locked: ReorderGroup = { id: 'locked', label: 'Locked columns', items: getItems('Client Name', 'Policy Number') }
const unlocked: ReorderGroup = {
  id: 'unlocked',
  label: 'Other columns',
  items: getItems('Status', 'Requirements', 'Agent Name', 'Modal Premium'),
}

function Sortable({ groups: initial, onItemMove, ...props }: ReorderListProps) {
  const [groups, setGroups] = useState(initial)
  const move = (itemMove: ItemMove) => {
    onItemMove(itemMove)
    const item = groups.flatMap(({ items }) => items).find(({ id }) => id === itemMove.id)
    setGroups(
      groups.map((group) => {
        const left = group.items.filter(({ id }) => id !== itemMove.id)
        if (group.id !== itemMove.toGroupId || !item) return { ...group, items: left }
        return { ...group, items: moveItem([...left, item], left.length, itemMove.toIndex) }
      }),
    )
  }
  return <ReorderList {...props} groups={groups} onItemMove={move} />
}

/** Guidance for `ReorderList`. */
const guidance = {
  when: [
    'Let users put a few dozen things in order, such as columns or links.',
    'Use groups for lines that may not mix, such as locked and other columns.',
  ],
  whenNot: [
    'Order by a rule is sorting: `DataTable`.',
    'With `canMoveBetweenGroups`, offer a button for it as well: dragging alone shuts people out.',
  ],
  anatomy: [
    [
      'Grip',
      'says that the line can be dragged: a mouse takes it anywhere, a finger by the grip, so that it can still scroll',
    ],
    ['Content', 'text, or a control such as a checkbox'],
    ['Move buttons', 'the same by press and key; the one that leads nowhere is dimmed and keeps the focus'],
    [
      'Carried line',
      'lifted, under the pointer; the others make room where it would fall, and a group that may not take it is dimmed',
    ],
  ],
  keyboard: [
    ['Tab', 'reaches the buttons of each line'],
    ['Space, Enter', 'move the line by one'],
    ['Arrow Up, Arrow Down', 'on a move button: move the line by one'],
    ['Home, End', 'on a move button: to an end of its group'],
    ['Escape', 'gives up a line that is carried'],
  ],
  pattern:
    'List with move buttons; each move is read out with its place, and the focus stays with the line. A mouse and a finger drag.',
} satisfies Guidance

const meta = {
  title: 'Components/ReorderList',
  component: ReorderList,
  tags: ['stable'],
  render: (args) => <Sortable {...args} />,
  args: { label: 'Order of columns', groups: [{ ...unlocked, label: undefined }], onItemMove: fn() },
  argTypes: { groups: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof ReorderList>
export default meta
type Story = StoryObj<typeof meta>

const order = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Order of columns' })
    const down = canvas.getByRole('button', { name: 'Move Status down' })
    await userEvent.click(down)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Status down' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(order(list)).toEqual(['Requirements', 'Agent Name', 'Modal Premium', 'Status'])
    await userEvent.keyboard('{Home}')
    await expect(order(list)[0]).toBe('Status')
  },
}

/** Takes a line with the mouse and carries it to a height of another element, without letting go. */
async function carry(line: HTMLElement | null, to: HTMLElement, part: 'top' | 'bottom') {
  if (!line) throw new Error('the line is missing')
  const from = line.getBoundingClientRect()
  const { left, top, bottom } = to.getBoundingClientRect()
  const at = (clientX: number, clientY: number) => ({ target: line, coords: { clientX, clientY } })
  await userEvent.pointer([
    { keys: '[MouseLeft>]', ...at(from.left + 20, from.top + 5) },
    at(left + 20, part === 'top' ? top + 1 : bottom - 1),
  ])
}
const letGo = () => fireEvent.pointerUp(document.body, { pointerId: 1 })

export const Groups: Story = {
  args: { groups: [locked, unlocked] },
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    if (!first || !second) throw new Error('lines are missing')
    // A line stops at the edge of its own group
    await carry(canvas.getByText('Status').closest('li'), first, 'top')
    await expect(first).not.toHaveAttribute('data-shift')
    await letGo()
    await expect(args.onItemMove).not.toHaveBeenCalled()

    await carry(second, first, 'top')
    await letGo()
    const list = canvas.getByRole('list', { name: 'Locked columns' })
    await waitFor(() => expect(order(list)).toEqual(['Policy Number', 'Client Name']))
  },
}

/** The line is lifted and follows the pointer; the others have made room. */
export const WhileDragging: Story = {
  play: async ({ canvas }) => {
    const [dragged, next, over, last] = canvas.getAllByRole('listitem')
    if (!dragged || !next || !over || !last) throw new Error('lines are missing')
    const before = dragged.getBoundingClientRect()
    await carry(dragged, over, 'bottom')
    await waitFor(() => expect(over).toHaveAttribute('data-shift', 'up'))
    await expect(next).toHaveAttribute('data-shift', 'up')
    await expect(last).not.toHaveAttribute('data-shift')
    await expect(getComputedStyle(dragged).boxShadow).not.toBe('none')
    const distance = dragged.getBoundingClientRect().top - before.top
    await expect(Math.round(distance)).toBe(Math.round(over.offsetTop + over.offsetHeight - dragged.offsetTop - 6))
  },
}

export const BetweenLists: Story = {
  args: {
    canMoveBetweenGroups: true,
    layout: 'columns',
    groups: [
      { ...unlocked, label: 'Available links', items: getItems('Forms', 'Illustrations', 'Licensing') },
      { id: 'chosen', label: 'Your links', items: [], emptyText: 'Drag a link here.' },
    ],
  },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('list', { name: 'Your links' })
    await carry(canvas.getByText('Forms').closest('li'), chosen, 'top')
    await letGo()
    await waitFor(() => expect(order(chosen)).toEqual(['Forms']))
    await expect(screen.getByText('Forms moved to place 1 of 1 in Your links')).toBeInTheDocument()
  },
}

export const WithContent: Story = {
  args: {
    groups: [
      {
        ...locked,
        items: locked.items.map((item) => ({ ...item, content: <Checkbox label={item.label} checked disabled /> })),
      },
      {
        ...unlocked,
        items: unlocked.items.map((item) => ({ ...item, content: <Checkbox label={item.label} defaultChecked /> })),
      },
    ],
  },
}

export const Fixed: Story = { args: { isReadOnly: true } }

export const Narrow: Story = {
  args: {
    groups: [{ ...unlocked, items: [...unlocked.items, ...getItems('Requirement response from the home office')] }],
  },
  globals: { viewport: { value: '320-640', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Lists">
        <State label="One list" width="column">
          <ReorderList label="Order of columns" groups={[{ ...unlocked, label: undefined }]} onItemMove={fn()} />
        </State>
        <State label="Groups that lines may not leave" width="column">
          <ReorderList groups={[locked, unlocked]} onItemMove={fn()} />
        </State>
        <State label="Fixed" width="column">
          <ReorderList
            label="Order of columns"
            groups={[{ ...unlocked, label: undefined }]}
            isReadOnly
            onItemMove={fn()}
          />
        </State>
        <State label="Side by side, one of them empty" width="full">
          <ReorderList
            layout="columns"
            canMoveBetweenGroups
            groups={[locked, { id: 'chosen', label: 'Your columns', items: [], emptyText: 'Drag a column here.' }]}
            onItemMove={fn()}
          />
        </State>
        <State label="With the focus" force="focus" width="column">
          <ReorderList label="Order of two columns" groups={[{ ...locked, label: undefined }]} onItemMove={fn()} />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
