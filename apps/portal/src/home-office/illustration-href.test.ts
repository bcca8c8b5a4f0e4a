import { expect, test } from 'vitest'
import { toIllustrationHref } from './illustration-href.js'

const path = '/sales-support/illustrations/in-force-illustration-requests'

test.each([
  [{ contractNo: '4711', agentNos: [], viewed: null }, '?policy=4711'],
  [{ contractNo: '47 11', agentNos: ['7', '8'], viewed: null }, '?policy=47+11&agent=7&agent=8'],
  [{ contractNo: '4711', agentNos: ['7'], viewed: 'AG1001' }, '?number=AG1001&policy=4711&agent=7'],
])('the request of an illustration is filled in: %j', (policy, query) => {
  expect(toIllustrationHref(policy)).toBe(path + query)
})
