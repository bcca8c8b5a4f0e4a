import { defaultLocale } from '@producer-portal/ui'
import { expect, test, vi } from 'vitest'
import { formatTime } from './format-time.js'

/** Some blanks are narrow ones that do not break. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ')

test.each([
  ['America/New_York', '2026-03-16T13:05:00Z', '9:05 AM'],
  ['America/New_York', '2026-03-16T03:59:00Z', '03/15/2026, 11:59 PM'],
  ['America/New_York', '2026-03-17T03:59:00Z', '11:59 PM'],
  ['America/New_York', '2026-03-17T04:00:00Z', '03/17/2026, 12:00 AM'],
  ['Pacific/Auckland', '2026-03-16T13:05:00Z', '2:05 AM'],
  ['UTC', '2025-03-16T13:05:00Z', '03/16/2025, 1:05 PM'],
])('in %s the moment %s reads %s: of today the time alone', (zone, moment, text) => {
  vi.stubEnv('TZ', zone)
  vi.useFakeTimers({ now: new Date('2026-03-16T15:00:00Z') })
  expect(plain(formatTime(new Date(moment), defaultLocale))).toBe(text)
})
