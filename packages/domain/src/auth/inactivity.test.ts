import { describe, expect, test } from 'vitest'
import { dueIdleAnnouncement, idleAnnouncements } from './idle-announcements.ts'
import { idleSettings, idleState, isRenewalDue, renewalIntervalSeconds } from './inactivity.ts'

describe('idle settings', () => {
  test.each([
    ['defaults', {}, 600, 600],
    ['a time-out alone: prompt at half, countdown the other half', { idleTimeoutSeconds: 300 }, 150, 150],
    ['an own countdown', { idleTimeoutSeconds: 300, idleCountdownSeconds: 60 }, 150, 60],
    ['a countdown that is too short', { idleTimeoutSeconds: 300, idleCountdownSeconds: 5 }, 150, 20],
    ['a time-out whose half is too short', { idleTimeoutSeconds: 30 }, 15, 20],
    ['values that are no positive numbers', { idleTimeoutSeconds: 0, idleCountdownSeconds: Number.NaN }, 600, 600],
    ['negative values', { idleTimeoutSeconds: -1, idleCountdownSeconds: -1 }, 600, 600],
    ['null', { idleTimeoutSeconds: null, idleCountdownSeconds: null }, 600, 600],
  ])('%s', (_, given, promptAfterSeconds, countdownSeconds) => {
    expect(idleSettings(given)).toEqual({ promptAfterSeconds, countdownSeconds })
  })
})

describe('the idle time', () => {
  const settings = { promptAfterSeconds: 600, countdownSeconds: 120 }
  test.each([
    ['just active', 0, { kind: 'active', secondsToPrompt: 600 }],
    ['a second before the prompt', 599, { kind: 'active', secondsToPrompt: 1 }],
    ['at half of the time-out', 600, { kind: 'prompt', remainingSeconds: 120 }],
    ['part of a second counts as a whole one', 600.4, { kind: 'prompt', remainingSeconds: 120 }],
    ['the last second', 719, { kind: 'prompt', remainingSeconds: 1 }],
    ['the countdown reaches zero', 720, { kind: 'expired' }],
    ['after a night asleep', 40_000, { kind: 'expired' }],
    ['a clock that was set back', -50, { kind: 'active', secondsToPrompt: 600 }],
  ])('%s', (_, idleSeconds, expected) => {
    expect(idleState(1_000_000, 1_000_000 + idleSeconds * 1000, settings)).toEqual(expected)
  })

  test.each([
    ['a token that outlives the countdown changes nothing', 660, 61, { kind: 'prompt', remainingSeconds: 60 }],
    ['a token that ends before the countdown ends it', 660, 30, { kind: 'prompt', remainingSeconds: 30 }],
    ['a token that has ended ends the session, active or not', 10, 0, { kind: 'expired' }],
    ['a token that ended long ago', 10, -900, { kind: 'expired' }],
  ])('%s', (_, idleSeconds, tokenSeconds, expected) => {
    expect(idleState(0, idleSeconds * 1000, settings, tokenSeconds)).toEqual(expected)
  })

  test.each([
    [719, true],
    [720, false],
    [3600, false],
  ])('activity with %s seconds of the session left renews it: %s', (tokenSeconds, expected) => {
    expect(isRenewalDue(tokenSeconds, settings)).toBe(expected)
  })
})

test.each([
  [3600, 30],
  [120, 30],
  [40, 10],
  [8, 2],
  [null, 30],
])('a token of %s seconds is renewed at most every %s seconds', (lifetime, interval) => {
  expect(renewalIntervalSeconds(lifetime)).toBe(interval)
})

describe('announcements of the countdown', () => {
  test.each([
    [600, [540, 480, 420, 360, 300, 240, 180, 120, 60, 45, 30, 20]],
    [90, [60, 45, 30, 20]],
    [60, [45, 30, 20]],
    [20, []],
  ])('a countdown of %s seconds', (countdown, expected) => {
    expect(idleAnnouncements(countdown)).toEqual(expected)
  })

  test.each([
    ['on the minute', 61, 60, 60],
    ['between moments', 59, 58, null],
    ['not twice', 60, 59, null],
    ['at 20 seconds', 21, 20, 20],
    ['never after that', 19, 1, null],
    ['only the latest after a sleep', 200, 40, 45],
  ])('%s', (_, before, now, expected) => {
    expect(dueIdleAnnouncement(600, before, now)).toBe(expected)
  })
})
