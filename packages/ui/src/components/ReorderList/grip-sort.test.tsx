import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { edgeStep } from './edge-scroll.js'
import { gapIndexAt } from './list-spans.js'
import type { ReorderGroup } from './item-moves.js'
import { ReorderList } from './ReorderList.js'

const spans = [
  { top: 100, height: 40 },
  { top: 140, height: 40 },
]
test.each([
  [0, 0],
  [119, 0],
  [121, 1],
  [161, 2],
  [900, 2],
])('a finger at %i points at gap %i of two lines', (y, dropTarget) => {
  expect(gapIndexAt(spans, y)).toBe(dropTarget)
})

test.each([
  ['in the middle', 400, 0],
  ['64 px from the lower edge', 736, 0],
  ['half way to it', 768, 7],
  ['at it', 800, 14],
  ['beyond it', 900, 14],
  ['at the upper edge', 0, -14],
])('%s the page scrolls by the right step', (_where, y, step) => {
  expect(edgeStep(y, 0, 800)).toBe(step)
})

const getGroup = (id: string, ...labels: string[]): ReorderGroup => ({
  id,
  label: `${id} columns`,
  items: labels.map((label) => ({ id: label, label })),
})
const groups = [getGroup('Locked', 'Client', 'Policy'), getGroup('Other', 'Status', 'Agent', 'Premium')]

/** Draws the lists with lines 40 px high from the top of the page, and gives the line with these words. */
function draw(onItemMove: () => void) {
  render(<ReorderList groups={groups} onItemMove={onItemMove} />)
  for (const [index, line] of screen.getAllByRole('listitem').entries()) {
    vi.spyOn(line, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 200 + index * 40, 300, 40))
  }
}
const line = (label: string) => screen.getByText(label).closest('li') ?? document.body
const grip = (label: string) => within(line(label)).getByText('', { selector: 'span:has(> svg)', ignore: 'button *' })
const touch = { pointerType: 'touch', isPrimary: true, pointerId: 1 }

describe('by its grip', () => {
  test('a finger carries a line at once, and it falls where the gap is shown', () => {
    const onItemMove = vi.fn()
    draw(onItemMove)
    fireEvent.pointerDown(grip('Status'), { ...touch, clientY: 290 })
    expect(line('Status').dataset['carried']).toBe('true')
    fireEvent.pointerMove(grip('Status'), { ...touch, clientY: 345 })
    expect([line('Agent').dataset['shift'], line('Premium').dataset['shift']]).toEqual(['up', undefined])
    expect(line('Status').style.translate).toBe('0px 55px')
    fireEvent.pointerUp(grip('Status'), touch)
    expect(onItemMove).toHaveBeenCalledExactlyOnceWith({
      id: 'Status',
      fromGroupId: 'Other',
      toGroupId: 'Other',
      toIndex: 1,
    })
    expect([line('Status').style.translate, line('Status').dataset['carried']]).toEqual(['', undefined])
  })

  test('a line stops at the edge of a group that it may not leave', () => {
    const onItemMove = vi.fn()
    draw(onItemMove)
    fireEvent.pointerDown(grip('Agent'), touch)
    fireEvent.pointerMove(grip('Agent'), { ...touch, clientY: 205 })
    expect(line('Status').dataset['shift']).toBe('down')
    expect(line('Client').dataset['shift']).toBeUndefined()
    fireEvent.pointerUp(grip('Agent'), touch)
    expect(onItemMove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ toGroupId: 'Other', toIndex: 0 }))
  })

  test.each([
    ['the browser took the finger for something else', () => fireEvent.pointerCancel(grip('Status'), touch)],
    ['Escape is pressed', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ])('nothing moves when %s', (_what, end) => {
    const onItemMove = vi.fn()
    draw(onItemMove)
    fireEvent.pointerDown(grip('Status'), touch)
    fireEvent.pointerMove(grip('Status'), { ...touch, clientY: 345 })
    end()
    fireEvent.pointerUp(grip('Status'), touch)
    expect(onItemMove).not.toHaveBeenCalled()
    expect(line('Agent').dataset['shift']).toBeUndefined()
  })

  test('the page scrolls on while a finger rests at its edge, and stops once it lets go', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
    const page = { scrollTop: 0 }
    vi.spyOn(document, 'scrollingElement', 'get').mockReturnValue(Object.assign(document.documentElement, page))
    draw(vi.fn())
    fireEvent.pointerDown(grip('Status'), touch)
    fireEvent.pointerMove(grip('Status'), { ...touch, clientY: window.innerHeight })
    vi.advanceTimersToNextFrame()
    vi.advanceTimersToNextFrame()
    expect(document.documentElement.scrollTop).toBe(28)
    fireEvent.pointerUp(grip('Status'), touch)
    vi.advanceTimersToNextFrame()
    expect(document.documentElement.scrollTop).toBe(28)
  })

  test('beside the grip a finger scrolls', () => {
    draw(vi.fn())
    fireEvent.pointerDown(line('Status'), touch)
    expect(line('Status').dataset['carried']).toBeUndefined()
  })
})
