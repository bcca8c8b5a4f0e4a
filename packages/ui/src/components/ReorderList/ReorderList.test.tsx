import { fireEvent, render, screen, within } from '@testing-library/react'
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
    expect(button('Move Client up').getAttribute('aria-disabled')).toBe('true')
    expect(button('Move Policy up').hasAttribute('aria-disabled')).toBe(false)
  })
})

const mouse = { pointerType: 'mouse', isPrimary: true, pointerId: 1, button: 0 }
const spot = { Client: 100, Policy: 140, Status: 200, Agent: 240, Premium: 280 }

/** Takes a line by its middle with the mouse, and carries it to a height; the lines are 40 px high. */
const carry = (label: keyof typeof spot, to: number) => {
  for (const [name, top] of Object.entries(spot)) {
    vi.spyOn(line(name), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 200, 40))
  }
  fireEvent.pointerDown(line(label), { ...mouse, clientY: spot[label] + 20 })
  fireEvent.pointerMove(line(label), { ...mouse, clientY: to })
}
const letGo = () => fireEvent.pointerUp(document.body, mouse)

describe('dragging by mouse', () => {
  test('a line falls where the others make room, and meanwhile it is told what that would give', () => {
    const onDragMove = vi.fn()
    render(<Sortable onDragMove={onDragMove} />)
    carry('Status', 265)
    expect([line('Agent').dataset['shift'], line('Premium').dataset['shift']]).toEqual(['up', undefined])
    const move = { id: 'Status', fromGroupId: 'Other', toGroupId: 'Other', toIndex: 1 }
    expect(onDragMove).toHaveBeenLastCalledWith(move)
    letGo()
    expect(onDragMove.mock.calls).toEqual([[move], [null]])
    expect(lines('Other columns')).toEqual(['Agent', 'Status', 'Premium'])
    expect(screen.queryAllByText('Status moved to place 2 of 3 in Other columns')).not.toHaveLength(0)
  })

  test('other groups take no line: it stops at the edge of its own', () => {
    render(<Sortable />)
    carry('Agent', 105)
    expect(line('Client').dataset['shift']).toBeUndefined()
    expect([list('Locked columns').dataset['closed'], list('Other columns').dataset['closed']]).toEqual([
      'true',
      undefined,
    ])
    letGo()
    expect(lines('Locked columns')).toEqual(['Client', 'Policy'])
    expect(lines('Other columns')).toEqual(['Agent', 'Status', 'Premium'])
  })

  test('given up by Escape, it stays, and a dialog around it keeps open', () => {
    const onKeyDown = vi.fn()
    document.body.addEventListener('keydown', onKeyDown)
    render(<Sortable />)
    carry('Status', 295)
    fireEvent.keyDown(button('Move Status down'), { key: 'Escape' })
    letGo()
    document.body.removeEventListener('keydown', onKeyDown)
    expect(onKeyDown).not.toHaveBeenCalled()
    expect(lines('Other columns')).toEqual(['Status', 'Agent', 'Premium'])
  })

  test.each<[what: string, getPart: () => HTMLElement, to: number, press?: PointerEventInit]>([
    ['a press on one of its controls', () => button('Move Status down'), 295],
    ['a click that shakes a little', () => line('Status'), 223],
    ['a press of the right button', () => line('Status'), 295, { button: 2 }],
    ['a second pointer', () => line('Status'), 295, { isPrimary: false }],
  ])('%s carries no line', (_what, getPart, to, press = {}) => {
    render(<Sortable />)
    fireEvent.pointerDown(getPart(), { ...mouse, clientY: 220, ...press })
    fireEvent.pointerMove(document.body, { ...mouse, clientY: to })
    expect(line('Status').dataset['carried']).toBeUndefined()
    letGo()
    expect(lines('Other columns')).toEqual(['Status', 'Agent', 'Premium'])
  })
})

describe('a line that is carried', () => {
  test('is let go by its own pointer alone', () => {
    render(<Sortable />)
    carry('Status', 305)
    fireEvent.pointerMove(document.body, { ...mouse, pointerId: 2, clientY: 205 })
    fireEvent.pointerUp(document.body, { ...mouse, pointerId: 2 })
    expect(line('Status').dataset['carried']).toBe('true')
    letGo()
    expect(lines('Other columns')).toEqual(['Agent', 'Premium', 'Status'])
  })

  test('goes with its list and moves nothing then', () => {
    const onItemMove = vi.fn()
    const { unmount } = render(<Sortable onItemMove={onItemMove} />)
    carry('Status', 295)
    unmount()
    letGo()
    expect(onItemMove).not.toHaveBeenCalled()
  })
})

test('in a list without groups a move is read out with its place alone', async () => {
  render(<Sortable groups={[others]} />)
  await userEvent.click(button('Move Agent up'))
  expect(screen.queryAllByText('Agent moved to place 1 of 3')).not.toHaveLength(0)
})

test('a line that is fixed has no way to move, beside others that have', () => {
  const items = others.items.map((item, place) => ({ ...item, isMovable: place > 0 }))
  render(<Sortable groups={[{ ...others, items }]} />)
  expect(screen.queryByRole('button', { name: /Status/ })).toBeNull()
  expect([line('Status').dataset['draggable'], line('Agent').dataset['draggable']]).toEqual([undefined, 'true'])
  expect(button('Move Agent up')).toBeDefined()
})

test('the lines of a group without an order of its own are dragged out of it, not within it', () => {
  const onItemMove = vi.fn()
  render(<Sortable canMoveBetweenGroups groups={[locked, { ...others, canReorder: false }]} onItemMove={onItemMove} />)
  expect(screen.queryByRole('button', { name: /Status/ })).toBeNull()
  for (const [name, top] of [
    ['Locked columns', 100],
    ['Other columns', 200],
  ] as const) {
    vi.spyOn(list(name), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 200, 90))
  }
  carry('Status', 265)
  letGo()
  expect(onItemMove).not.toHaveBeenCalled()
  carry('Status', 105)
  expect(list('Locked columns').dataset['room']).toBe('true')
  letGo()
  expect(onItemMove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ toGroupId: 'Locked', toIndex: 0 }))
  expect(screen.queryAllByText('Status moved to place 1 of 3 in Locked columns')).not.toHaveLength(0)
})

test.each([
  ['a read-only list', { isReadOnly: true, groups: [locked] }],
  ['a single line', { isReadOnly: false, groups: [getGroup('Only', 'Client')] }],
])('%s has no buttons and cannot be dragged', (_name, props) => {
  render(<ReorderList onItemMove={() => undefined} {...props} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(line('Client').dataset['draggable']).toBeUndefined()
})
