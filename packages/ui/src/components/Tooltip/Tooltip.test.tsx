import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.js'
import { Tooltip } from './Tooltip.js'

const text = 'Only 3 columns can be locked at a time.'
const demo = (
  <Tooltip content={text}>
    <Button>Lock</Button>
  </Tooltip>
)

test('opens when the control is pointed at and describes it', async () => {
  render(demo)
  await userEvent.hover(screen.getByRole('button'))
  const tip = await screen.findByRole('tooltip')
  expect(tip.textContent).toBe(text)
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tip.id)
})

test('opens on keyboard focus and closes on Escape, while the focus stays', async () => {
  render(demo)
  await userEvent.tab()
  await screen.findByRole('tooltip')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

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
