import type { IdleState } from '@producer-portal/domain/auth'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionCookies, setCookies, tokenUntil } from '../testing/sign-in-as.js'
import { receiveActivity, recordActivity } from './activity.js'
import { endSession, refreshSession } from './session.js'
import { watchInactivity } from './inactivity.js'

const settings = { promptAfterSeconds: 600, countdownSeconds: 120 }
const fetch = vi.fn<typeof window.fetch>()
let seen: IdleState[] = []
let stop = () => {}

const start = () => {
  stop = watchInactivity(settings, (state) => seen.push(state))
}
const latest = () => seen.at(-1)
const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-16T15:00:00Z') })
  vi.spyOn(window, 'fetch').mockImplementation(fetch.mockResolvedValue(new Response('{}')))
  setCookies(sessionCookies())
  refreshSession()
  recordActivity(Date.now())
  seen = []
})
afterEach(() => {
  stop()
  endSession()
})

describe('a user who does not use the portal', () => {
  test('is asked at half of the time-out, and is out at the end of the countdown', () => {
    start()
    pass(599)
    expect(latest()).toMatchObject({ kind: 'active' })
    pass(1)
    expect(latest()).toEqual({ kind: 'prompt', remainingSeconds: 120 })
    pass(119)
    expect(latest()).toEqual({ kind: 'prompt', remainingSeconds: 1 })
    pass(1)
    expect(latest()).toEqual({ kind: 'expired' })
    const looks = seen.length
    pass(60)
    expect(seen).toHaveLength(looks)
  })

  test('is out at once when the machine has slept through it', () => {
    start()
    vi.setSystemTime(Date.now() + 8 * 3_600_000)
    window.dispatchEvent(new Event('focus'))
    expect(latest()).toEqual({ kind: 'expired' })
  })

  test('is out although a key was the last thing before a sleep, and the first after it', () => {
    start()
    press()
    vi.setSystemTime(Date.now() + 8 * 3_600_000)
    press()
    pass(1)
    expect(latest()).toEqual({ kind: 'expired' })
  })

  test('is asked again after a reload, with the remaining time', () => {
    recordActivity(Date.now() - 650_000)
    start()
    expect(latest()).toEqual({ kind: 'prompt', remainingSeconds: 70 })
  })

  test('is out when the token ends, whatever the countdown says', () => {
    setCookies({ jwt: tokenUntil(Math.floor(Date.now() / 1000) + 630) })
    refreshSession()
    start()
    pass(610)
    expect(latest()).toEqual({ kind: 'prompt', remainingSeconds: 20 })
    pass(20)
    expect(latest()).toEqual({ kind: 'expired' })
  })
})

describe('a user who uses the portal', () => {
  test('is not asked', () => {
    start()
    for (let minute = 0; minute < 20; minute += 1) {
      press()
      pass(60)
    }
    expect(seen.every(({ kind }) => kind === 'active')).toBe(true)
  })

  test('is not asked in this tab when it is another one', () => {
    start()
    pass(590)
    receiveActivity(Date.now())
    pass(20)
    expect(latest()).toMatchObject({ kind: 'active' })
  })

  test('has to answer once asked: a pushed pointer is no answer', () => {
    start()
    pass(610)
    press()
    pass(5)
    expect(latest()).toMatchObject({ kind: 'prompt', remainingSeconds: 105 })
  })

  test('has answered when another tab was answered', () => {
    start()
    pass(610)
    receiveActivity(Date.now())
    expect(latest()).toMatchObject({ kind: 'active' })
  })

  test('has the session renewed before its token ends, once', () => {
    setCookies({ jwt: tokenUntil(Math.floor(Date.now() / 1000) + 1000) })
    refreshSession()
    start()
    press()
    pass(1)
    expect(fetch).not.toHaveBeenCalled()
    pass(299)
    press()
    pass(1)
    press()
    pass(1)
    expect(fetch).toHaveBeenCalledOnce()
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/auth/migrate')
  })
})

test('nobody is watched any longer once that has stopped', () => {
  start()
  stop()
  const looks = seen.length
  pass(700)
  for (const name of ['focus', 'pageshow']) window.dispatchEvent(new Event(name))
  document.dispatchEvent(new Event('visibilitychange'))
  receiveActivity(Date.now())
  press()
  pass(5)
  expect(seen).toHaveLength(looks)
})
