import { expect, test } from 'vitest'
import { matchPath } from './match-path.js'

test.each([
  ['/dashboard', '/dashboard', {}],
  ['/dashboard', '/Dashboard/', {}],
  ['/forgot-password-validate/', '/forgot-password-validate', {}],
  ['/', '/', {}],
  ['*', '/anything/at/all', {}],
  ['/manage-access/:agencyNo/:userId', '/manage-access/A1/jo%20doe', { agencyNo: 'A1', userId: 'jo doe' }],
  ['/manage-access/:agencyNo', '/manage-access/%E0%A4%A', { agencyNo: '%E0%A4%A' }],
  ['/dashboard', '/dashboard/more', null],
  ['/new-business/pending', '/new-business', null],
  ['/', '/dashboard', null],
])('%s and the address %s', (pattern, pathname, values) => {
  expect(matchPath(pattern, pathname)).toEqual(values)
})
