import { expect, test } from 'vitest'
import { defaultLocale, formatMessage } from '@producer-portal/ui'
import { inactivityMessages } from '../messages.js'
import { formatCountdown, formatSpokenCountdown } from './countdown-text.js'

test.each([
  [600, '10:00', '10 minutes'],
  [599, '9:59', '9 minutes 59 seconds'],
  [61, '1:01', '1 minute 1 second'],
  [60, '1:00', '1 minute'],
  [45, '0:45', '45 seconds'],
  [1, '0:01', '1 second'],
  [0, '0:00', '0 seconds'],
])('%i seconds are seen as %s and heard as "%s"', (seconds, seen, heard) => {
  expect(formatCountdown(seconds)).toBe(seen)
  expect(
    formatSpokenCountdown(seconds, (unit, values) =>
      formatMessage(inactivityMessages.entries[unit].text, values, defaultLocale),
    ),
  ).toBe(heard)
})
