import { expect, test } from 'vitest'
import { pathOf } from './address.js'

const from = { pathname: '/new-business/pending', search: '?page=2', hash: '' }

test.each([
  ['/profile', '/profile', '', ''],
  ['/profile?tab=1#top', '/profile', '?tab=1', '#top'],
  ['?page=3', '/new-business/pending', '?page=3', ''],
  ['#main', '/new-business/pending', '?page=2', '#main'],
  [{ pathname: '/login' }, '/login', '', ''],
  [{ search: '?status=Approved' }, '/new-business/pending', '?status=Approved', ''],
  [{ search: 'status=Approved' }, '/new-business/pending', '?status=Approved', ''],
  [{ search: '' }, '/new-business/pending', '', ''],
  [{ pathname: '/dashboard', hash: 'list' }, '/dashboard', '', '#list'],
])('%j leads from a list to %s%s%s', (to, pathname, search, hash) => {
  expect(pathOf(to, from)).toEqual({ pathname, search, hash })
})
