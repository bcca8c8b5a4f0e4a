import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionCookies, tokenUntil } from '../testing/sign-in-as.js'
import { clockOffset, nowInSeconds, updateClockOffset } from './clock.js'
import { readSession } from './session.js'

const hour = 3_600_000
const service = Date.parse('2026-03-16T15:00:00Z')
const header = (moment: number) => new Date(moment).toUTCString()

beforeEach(() => void vi.useFakeTimers({ now: service }))
afterEach(() => updateClockOffset(header(Date.now())))

test.each([
  ['an hour fast', hour],
  ['an hour slow', -hour],
  ['a day fast', 24 * hour],
])('a clock that is %s is set right by the next answer', (_, wrongBy) => {
  vi.setSystemTime(service + wrongBy)
  updateClockOffset(header(service))
  expect(nowInSeconds()).toBe(service / 1000)
})

test.each([
  ['a fast clock does not end a live session', hour, 600, 'authenticated'],
  ['a slow clock does not keep a dead session', -hour, -1, 'expired'],
])('%s', (_, wrongBy, secondsLeft, expected) => {
  vi.setSystemTime(service + wrongBy)
  updateClockOffset(header(service))
  const cookies = { ...sessionCookies(), jwt: tokenUntil(service / 1000 + secondsLeft) }
  const reading = readSession(cookies, {}, nowInSeconds())
  expect(reading.kind === 'ended' ? reading.by : reading.kind).toBe(expected)
})

test.each([
  ['an answer that took half a minute', header(service - 30_000)],
  ['an answer without a date', null],
  ['a date that cannot be read', 'tomorrow'],
])('%s changes nothing', (_, date) => {
  updateClockOffset(date)
  expect(clockOffset()).toBe(0)
})

test('a clock that was put right counts again', () => {
  vi.setSystemTime(service + hour)
  updateClockOffset(header(service))
  vi.setSystemTime(service)
  updateClockOffset(header(service))
  expect(nowInSeconds()).toBe(service / 1000)
})

test('the next page knows it before its first call', async () => {
  vi.setSystemTime(service + hour)
  updateClockOffset(header(service))
  vi.resetModules()
  const { clockOffset: ofNextPage } = await import('./clock.js')
  expect(ofNextPage()).toBe(-hour)
})

test('blocked storage does not hinder the page that learnt it', () => {
  vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  vi.setSystemTime(service + hour)
  updateClockOffset(header(service))
  expect(nowInSeconds()).toBe(service / 1000)
})
