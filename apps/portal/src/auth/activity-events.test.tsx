import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForActivity } from './inactivity.js'

const onActivity = vi.fn<(atMs: number) => void>()
let stop = () => {}
const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  stop = listenForActivity(onActivity)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  onActivity.mockReset()
})

test('signs that follow one another closely are one activity, told half a second after the last', () => {
  for (let count = 0; count < 3; count += 1) {
    press()
    vi.advanceTimersByTime(400)
  }
  expect(onActivity).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(onActivity).toHaveBeenCalledExactlyOnceWith(800)
})

test('whoever never pauses is heard every five seconds', () => {
  for (let count = 0; count < 52; count += 1) {
    press()
    vi.advanceTimersByTime(100)
  }
  expect(onActivity).toHaveBeenCalledOnce()
})

test('the moment is that of the sign, also when the machine slept before it could be told', () => {
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

test('nothing is heard after the end', () => {
  press()
  stop()
  press()
  vi.advanceTimersByTime(9_000)
  expect(onActivity).not.toHaveBeenCalled()
})
