import { expect, test } from 'vitest'
import { getStatusTone } from './status-tone.ts'

test.each([
  ['Approved', 'success'],
  ['Paid', 'success'],
  ['Received', 'success'],
  ['ACTIVE', 'success'],
  ['Approved Other Than Applied', 'warning'],
  ['Required', 'warning'],
  [' Past Due ', 'warning'],
  ['Not Paid', 'danger'],
  ['Declined', 'danger'],
  ['Not in Good Order', 'danger'],
  ['In Underwriting', 'info'],
  ['Uploaded', 'info'],
  ['Void', 'neutral'],
  ['Lost in the post', 'neutral'],
  ['', 'neutral'],
])('the status "%s" has the tone %s', (status, tone) => {
  expect(getStatusTone(status)).toBe(tone)
})
