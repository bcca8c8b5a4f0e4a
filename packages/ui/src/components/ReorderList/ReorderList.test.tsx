import { createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { moveItem, type ItemMove, type ReorderGroup } from './item-moves.js'
import { ReorderList, type ReorderListProps } from './ReorderList.js'

const getGroup = (id: string, ...labels: string[]): ReorderGroup => ({
  id,
  label: `${id} columns`,
  items: labels.map((label) => ({ id: label, label })),
})
const locked = getGroup('Locked', 'Client', 'Policy')
const others = getGroup('Other', 'Status', 'Agent', 'Premium')

function Sortable({ onItemMove, ...props }: Partial<ReorderListProps>) {
  const [groups, setGroups] = useState<readonly ReorderGroup[]>([locked, others])
  const move = (itemMove: ItemMove) => {
    onItemMove?.(itemMove)
    setGroups(
      groups.map((group) => {
        const from = group.items.findIndex(({ id }) => id === itemMove.id)
        return group.id === itemMove.toGroupId && from >= 0
          ? { ...group, items: moveItem(group.items, from, itemMove.toIndex) }
          : group
      }),
    )
  }
  return <ReorderList groups={groups} onItemMove={move} {...props} />
}

const list = (name: string) => screen.getByRole('list', { name })
const lines = (name: string) =>
  within(list(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const line = (label: string) => screen.getByText(label).closest('li') ?? document.body
const button = (name: string) => screen.getByRole('button', { name })

describe('moving by button and key', () => {
  test('a press moves the line, keeps the focus on its button and is read out', async () => {
    const onItemMove = vi.fn()
    render(<Sortable onItemMove={onItemMove} />)
    await userEvent.click(button('Move Status down'))
    expect(lines('Other columns')).toEqual(['Agent', 'Status', 'Premium'])
    expect(document.activeElement).toBe(button('Move Status down'))
    expect(screen.queryAllByText('Status moved to place 2 of 3 in Other columns')).not.toHaveLength(0)
    expect(onItemMove).toHaveBeenCalledExactlyOnceWith({
      id: 'Status',
      fromGroupId: 'Other',
      toGroupId: 'Other',
      toIndex: 1,
    })
  })

  test('the button that moves a line stays in view, while the line moves on under it', async () => {
    const scrollIntoView = vi.fn<(this: HTMLElement) => void>()
    Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', { value: scrollIntoView, configurable: true })
    render(<Sortable />)
    button('Move Status down').focus()
    await userEvent.keyboard('{Enter}')
    expect(scrollIntoView.mock.contexts).toEqual([button('Move Status down')])
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
  })

  test.each([
    ['{ArrowDown}', ['Agent', 'Status', 'Premium']],
    ['{End}', ['Agent', 'Premium', 'Status']],
    ['{End}{Home}', ['Status', 'Agent', 'Premium']],
    ['{ArrowUp}', ['Status', 'Agent', 'Premium']],
  ])('on a button, %s leads to %j', async (keys, order) => {
    render(<Sortable />)
    button('Move Status down').focus()
    await userEvent.keyboard(keys)
    expect(lines('Other columns')).toEqual(order)
    expect(document.activeElement).toBe(button('Move Status down'))
  })

  test('no line leaves its group: the first and the last stop at its ends', async () => {
    const onItemMove = vi.fn()
    render(<Sortable onItemMove={onItemMove} />)
    const down = button('Move Policy down')
    expect(down.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(down)
    expect(onItemMove).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(down)
  })
})

/** Carries a line over a half of another one, and gives that one. */
const drag = (label: string, overLabel: string, half: 'upper' | 'lower') => {
  const over = line(overLabel)
  vi.spyOn(over, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 200, 40))
  const dataTransfer = new DataTransfer()
  fireEvent.dragStart(line(label), { dataTransfer })
  const event = createEvent.dragOver(over, { dataTransfer })
  Object.defineProperty(event, 'clientY', { value: half === 'upper' ? 105 : 135 })
  fireEvent(over, event)
  return over
}

describe('dragging', () => {
  test('a line falls where the gap is shown', () => {
    render(<Sortable />)
    const over = drag('Status', 'Agent', 'lower')
    expect(line('Premium').dataset['gap']).toBe('above')
    fireEvent.drop(over)
    expect(lines('Other columns')).toEqual(['Agent', 'Status', 'Premium'])
    expect(screen.queryAllByText('Status moved to place 2 of 3 in Other columns')).not.toHaveLength(0)
  })

  test('other groups take no line', () => {
    render(<Sortable />)
    const over = drag('Status', 'Client', 'upper')
    expect(over.dataset['gap']).toBeUndefined()
    expect([list('Locked columns').dataset['closed'], list('Other columns').dataset['closed']]).toEqual([
      'true',
      undefined,
    ])
    fireEvent.drop(over)
    expect(lines('Locked columns')).toEqual(['Client', 'Policy'])
  })

  test('let go elsewhere, it stays', () => {
    render(<Sortable />)
    const over = drag('Status', 'Premium', 'lower')
    expect(over.dataset['gap']).toBe('below')
    fireEvent.dragEnd(line('Status'))
    expect(over.dataset['gap']).toBeUndefined()
    expect(lines('Other columns')).toEqual(['Status', 'Agent', 'Premium'])
  })
})

test.each([
  ['a read-only list', { isReadOnly: true, groups: [locked] }],
  ['a single line', { isReadOnly: false, groups: [getGroup('Only', 'Client')] }],
])('%s has no buttons and cannot be dragged', (_name, props) => {
  render(<ReorderList onItemMove={() => undefined} {...props} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(line('Client').hasAttribute('draggable')).toBe(false)
})
