import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForActivity } from './inactivity.js'

const onActivity = vi.fn<(atMs: number) => void>()
let stop = () => {}
const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  stop = listenForActivity(onActivity)
})
afterEach(() => stop())

test('events that follow each other closely are one activity, reported half a second after the last', () => {
  for (let count = 0; count < 3; count += 1) {
    press()
    vi.advanceTimersByTime(400)
  }
  expect(onActivity).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(onActivity).toHaveBeenCalledExactlyOnceWith(800)
})

test('activity without a pause is reported every five seconds', () => {
  for (let count = 0; count < 52; count += 1) {
    press()
    vi.advanceTimersByTime(100)
  }
  expect(onActivity).toHaveBeenCalledOnce()
})

test('the time is that of the event, even if the machine slept before it was reported', () => {
  press()
  vi.setSystemTime(9_000_000)
  vi.advanceTimersByTime(500)
  expect(onActivity).toHaveBeenCalledExactlyOnceWith(0)
})

test.each(['pointerdown', 'pointermove', 'wheel', 'touchstart'])('a %s is a sign', (sign) => {
  window.dispatchEvent(new Event(sign))
  vi.advanceTimersByTime(500)
  expect(onActivity).toHaveBeenCalledOnce()
})

test('nothing is reported after listening has stopped', () => {
  press()
  stop()
  press()
  vi.advanceTimersByTime(9_000)
  expect(onActivity).not.toHaveBeenCalled()
})
