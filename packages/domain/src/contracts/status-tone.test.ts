import { expect, test } from 'vitest'
import { getStatusTone } from './status-tone.ts'

test.each([
  ['Approved', 'success'],
  ['Paid', 'success'],
  ['Received', 'success'],
  ['Reviewed', 'success'],
  ['ACTIVE', 'success'],
  ['Awaiting Requirements', 'warning'],
  ['Offer Pending', 'warning'],
  ['Approved Other Than Applied', 'warning'],
  ['Required', 'warning'],
  ['Pending Missing Data', 'warning'],
  ['Delivery Pending', 'warning'],
  ['Partially Paid', 'warning'],
  ['Missed Payment', 'warning'],
  [' Past Due ', 'warning'],
  ['Not Paid', 'danger'],
  ['Pending Lapse', 'danger'],
  ['Declined', 'danger'],
  ['Not in Good Order', 'danger'],
  ['Order Fail', 'danger'],
  ['In Underwriting', 'info'],
  ['In Issue', 'info'],
  ['Ordered', 'info'],
  ['Application Received', 'info'],
  ['Uploaded', 'info'],
  ['Void', 'neutral'],
  ['Lost in the post', 'neutral'],
  ['', 'neutral'],
])('the status "%s" has the tone %s', (status, tone) => {
  expect(getStatusTone(status)).toBe(tone)
})
