import { beforeEach, expect, test } from 'vitest'
import { announceSessionEnd } from '../auth/session-end.js'
import { recallListUrl, rememberListUrl, withQuery } from '../lists/list-url-memory.js'
import { accessReviewHref, editAccessHref, editAccessTabHref, manageAccessHref, managedAgentsHref } from './paths.js'

const person = { agencyNo: 'AG1001', userId: 'lin' }

beforeEach(() => announceSessionEnd('logout'))

test('each page about a person or an agency has its own address', () => {
  expect(accessReviewHref('AG1001')).toBe('/access-review/AG1001')
  expect(editAccessHref(person)).toBe('/manage-access/AG1001/lin')
  expect(editAccessTabHref(person, 'agent-info')).toBe('/manage-access/AG1001/lin/agent-info')
  expect(managedAgentsHref(person, 'NBC01')).toBe('/manage-access/AG1001/lin/edit-producers-managed/NBC01')
  expect(editAccessHref({ agencyNo: 'A/1', userId: 'a b' })).toBe('/manage-access/A%2F1/a%20b')
})

test('the way back leads to the people as they were last seen, or to those of the agency', () => {
  expect(manageAccessHref('AG1001')).toBe('/manage-access?agency=AG1001')
  expect(manageAccessHref('A&1')).toBe('/manage-access?agency=A%261')
  rememberListUrl('/manage-access', 'agency=AG2002&page=2')
  expect(manageAccessHref('AG1001')).toBe('/manage-access?agency=AG2002&page=2')
  announceSessionEnd('logout')
  expect(manageAccessHref('AG1001')).toBe('/manage-access?agency=AG1001')
})

test.each([
  ['/list', '', '/list'],
  ['/list', 'page=2', '/list?page=2'],
  ['/list?number=7', 'page=2', '/list?number=7&page=2'],
  ['/list?number=7', '', '/list?number=7'],
])('%s with the query "%s" is %s', (path, query, address) => {
  expect(withQuery(path, query)).toBe(address)
  rememberListUrl(path, query)
  expect(recallListUrl(path)).toBe(address)
})
