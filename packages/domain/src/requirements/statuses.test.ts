import { describe, expect, test } from 'vitest'
import { readOrderer, readStatus, requirementStatuses, statusLabel } from './statuses.ts'

describe('a requirement status as the producer reads it', () => {
  test.each([
    ['Ordered', 'Ordered'],
    ['Required', 'Required'],
    ['Pending Missing Data', 'Pending Missing Data'],
    ['Received', 'Received'],
    ['Reviewed', 'Received'],
    ['Order Fail', 'Void'],
    ['Waived', 'Void'],
    ['Not in Good Order', 'Not In Good Order'],
    ['Cancelled', 'Void'],
    ['Voided', 'Void'],
    ['Uploaded', 'Uploaded'],
    ['Awaiting Courier', 'Awaiting Courier'],
    [null, ''],
  ])('%s reads "%s"', (status, label) => {
    expect(statusLabel(status)).toBe(label)
  })
})

test('the statuses are the ten of the carrier and Uploaded', () => {
  expect(requirementStatuses.join(', ')).toBe(
    'Ordered, Required, Pending Missing Data, Received, Reviewed, Order Fail, Waived, Not in Good Order, Cancelled, ' +
      'Voided, Uploaded',
  )
})

test.each([
  ['NOT IN GOOD ORDER', 'Not in Good Order'],
  [' received ', 'Received'],
  ['Lost', null],
  ['', null],
  [undefined, null],
])('the text %s means the status %s', (text, status) => {
  expect(readStatus(text)).toBe(status)
})

test.each([
  ['Agent', 'Agent'],
  ['home office', 'Home Office'],
  ['Underwriter', null],
  [null, null],
])('a requirement ordered by %s is for %s', (text, orderer) => {
  expect(readOrderer(text)).toBe(orderer)
})
