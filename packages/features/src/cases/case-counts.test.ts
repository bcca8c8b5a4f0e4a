import { expect, test } from 'vitest'
import { defaultLocale, formatMessage } from '@producer-portal/ui'
import { caseCountMessages } from './messages.js'

const texts = caseCountMessages.entries

test.each([
  ['pending', 0, 'Showing 0 Pending Cases'],
  ['pending', 1, 'Showing 1 Pending Case'],
  ['pending', 12, 'Showing 12 Pending Cases'],
  ['pending', 10_000, 'Showing 10,000 Pending Cases'],
  ['issued', 1, 'Showing 1 Issued Case'],
  ['not_placed', 2, 'Showing 2 Not Placed Cases'],
] as const)('the toolbar of %s with %i cases reads "%s"', (type, count, expected) => {
  expect(formatMessage(texts[type], { count }, defaultLocale)).toBe(expected)
})
