import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, type ReactNode } from 'react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AnnounceContext } from '../../hooks/useAnnounce.js'
import { Button } from '../Button/Button.js'
import { Tooltip } from './Tooltip.js'

const text = 'Only 3 columns can be locked at a time.'
const demo = (
  <Tooltip content={text}>
    <Button>Lock</Button>
  </Tooltip>
)

test('leaves the ref of the control in place', () => {
  const ref = createRef<HTMLButtonElement>()
  render(
    <Tooltip content={text}>
      <Button ref={ref}>Lock</Button>
    </Tooltip>,
  )
  expect(ref.current).toBe(screen.getByRole('button'))
})

test('stays while the pointer rests on it, and goes once the pointer has left both', async () => {
  render(demo)
  await userEvent.hover(screen.getByRole('button'))
  const tip = await screen.findByRole('tooltip')
  vi.useFakeTimers()
  fireEvent.pointerOut(screen.getByRole('button'))
  fireEvent.pointerOver(tip)
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  vi.useRealTimers()
  expect(screen.queryByRole('tooltip')).toBe(tip)
  await userEvent.unhover(tip)
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

test('pressing the control closes it', async () => {
  render(demo)
  const button = screen.getByRole('button')
  await userEvent.hover(button)
  await screen.findByRole('tooltip')
  await userEvent.pointer({ keys: '[MouseLeft]', target: button })
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('a finger, which has no hover, opens none', () => {
  vi.useFakeTimers()
  render(demo)
  fireEvent.pointerOver(screen.getByRole('button'), { pointerType: 'touch' })
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  vi.useRealTimers()
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBeNull()
})

test('adds to what the control has of its own', async () => {
  const onFocus = vi.fn()
  render(
    <Tooltip content={text}>
      <Button aria-describedby="hint" onFocus={onFocus}>
        Lock
      </Button>
    </Tooltip>,
  )
  await userEvent.tab()
  const tip = await screen.findByRole('tooltip')
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(`hint ${tip.id}`)
  expect(onFocus).toHaveBeenCalledOnce()
})

interface LockProps {
  reason?: string | null
  isPending?: boolean
}
function Lock({ reason = text, isPending = false }: LockProps) {
  return (
    <Tooltip content={reason}>
      <Button aria-disabled={reason !== null} isPending={isPending}>
        Lock
      </Button>
    </Tooltip>
  )
}
const announce = vi.fn()
const announced = (children: ReactNode) => (
  <AnnounceContext.Provider value={announce}>{children}</AnnounceContext.Provider>
)

describe('pressing a control that is off', () => {
  test.each([
    ['by mouse', () => userEvent.click(screen.getByRole('button'))],
    ['by a finger', () => userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })],
    ['by the keyboard', () => userEvent.keyboard('{Tab}{Enter}')],
  ])('shows why, %s, and reads it out once', async (_name, press) => {
    render(announced(<Lock />))
    await press()
    const tip = await screen.findByRole('tooltip')
    expect(tip.textContent).toBe(text)
    const region = tip.querySelector('[aria-live=polite]')
    expect(region?.getAttribute('aria-busy')).toBe('true')
    const first = region?.firstElementChild
    await waitFor(() => expect(region?.getAttribute('aria-busy')).toBeNull())
    // It has come into its region again, and stands nowhere else
    expect(region?.firstElementChild).not.toBe(first)
    expect(announce).not.toHaveBeenCalled()
  })

  test('by Enter in a field of its form is read out, and covers nothing', async () => {
    render(
      announced(
        <form>
          <input aria-label="Code" />
          <Tooltip content={text}>
            <Button type="submit" aria-disabled>
              Send
            </Button>
          </Tooltip>
        </form>,
      ),
    )
    await userEvent.type(screen.getByLabelText('Code'), '1{Enter}')
    expect(announce.mock.calls).toEqual([[text]])
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  test('says nothing while it is busy, which it says itself', async () => {
    render(announced(<Lock isPending />))
    announce.mockClear()
    await userEvent.click(screen.getByRole('button'))
    expect(announce).not.toHaveBeenCalled()
  })
})

test('without a text there is no tooltip, and the control stays the same one when a text comes', async () => {
  const { rerender } = render(announced(<Lock reason={null} />))
  await userEvent.tab()
  const button = screen.getByRole('button')
  await userEvent.click(button)
  expect(screen.queryByRole('tooltip')).toBeNull()
  rerender(announced(<Lock />))
  expect(document.activeElement).toBe(button)
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const button = () => screen.getByRole('button')
const shownTip = () => screen.queryByRole('tooltip')

describe('with a clock that the test moves on', () => {
  // The code of the layer is there from the first tooltip on
  beforeAll(() => import('./TooltipLayer.js'))
  beforeEach(() => vi.useFakeTimers())

  test('a pointer that only passes by opens none', async () => {
    render(demo)
    fireEvent.pointerEnter(button())
    await pass(299)
    expect(shownTip()).toBeNull()
    fireEvent.pointerLeave(button())
    await pass(1000)
    expect(shownTip()).toBeNull()
    fireEvent.pointerEnter(button())
    await pass(300)
    expect(shownTip()).not.toBeNull()
  })

  test('one whose text is gone does not come back by itself with the next text', async () => {
    const { rerender } = render(<Lock />)
    fireEvent.pointerEnter(button())
    await pass(300)
    expect(shownTip()).not.toBeNull()
    rerender(<Lock reason={null} />)
    rerender(<Lock />)
    await pass(1000)
    expect(shownTip()).toBeNull()
  })

  test('the focus that a press brings opens none, and the next one by the keyboard does', async () => {
    render(demo)
    fireEvent.pointerDown(button())
    act(() => button().focus())
    await pass(1000)
    expect(shownTip()).toBeNull()
    act(() => button().blur())
    act(() => button().focus())
    await pass(0)
    expect(shownTip()).not.toBeNull()
    act(() => button().blur())
    expect(shownTip()).toBeNull()
  })
})

test.each([
  ['description', null],
  ['name', 'true'],
] as const)('one that is a %s is hidden from readers: %s', async (purpose, isHidden) => {
  render(
    <Tooltip content={text} purpose={purpose}>
      <Button>Lock</Button>
    </Tooltip>,
  )
  await userEvent.tab()
  const tip = await screen.findByRole('tooltip', { hidden: true })
  expect(tip.getAttribute('aria-hidden')).toBe(isHidden)
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(isHidden ? null : tip.id)
})
