import { defaultFormatLocale } from '../formatting/locale.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { delegationUserSchema } from './entities.ts'
import {
  compareText,
  defaultDelegationSort,
  defaultDelegationUserFilters,
  delegationPageSize,
  delegationSearchText,
  filterDelegationUsers,
  findNamesakes,
  lastUpdatedText,
  sortDelegationUsers,
  visibleDelegationUsers,
} from './users.ts'
import type { ListSort } from '../lists/list-state.ts'

const users = v.parse(v.array(delegationUserSchema), [
  {
    agent: { userId: 'lin', fullName: 'Mei Lin' },
    role: 'Office Staff',
    status: 'Active',
    managing: 12,
    lastUpdated: '2026-10-02T09:00:00Z',
  },
  {
    agent: { userId: 'brandt', firstName: 'Jonas', lastName: 'Brandt' },
    role: 'Agent',
    status: 'Disabled',
    managing: 3,
    lastUpdated: '2024-12-31',
  },
  {
    agent: { userId: 'dubois', fullName: 'amélie Dubois' },
    role: 'Office Staff',
    lastUpdated: 'soon',
    extra: 'ignored',
  },
  { agent: { userId: 'rivera', fullName: 'Elena Rivera' }, role: 'Agent', managing: 3, lastUpdated: '2025-01-01' },
])
const ids = (rows: typeof users | readonly (typeof users)[number][]) => rows.map(({ agent }) => agent.userId).join(' ')

describe('the user list of an agency', () => {
  test.each<[ListSort, string]>([
    [defaultDelegationSort, 'lin rivera brandt dubois'],
    [{ columnId: 'lastUpdated', direction: 'ascending' }, 'dubois brandt rivera lin'],
    [{ columnId: 'name', direction: 'ascending' }, 'dubois rivera brandt lin'],
    [{ columnId: 'name', direction: 'descending' }, 'lin brandt rivera dubois'],
    [{ columnId: 'role', direction: 'ascending' }, 'rivera brandt dubois lin'],
    [{ columnId: 'role', direction: 'descending' }, 'dubois lin rivera brandt'],
    [{ columnId: 'status', direction: 'ascending' }, 'dubois rivera lin brandt'],
    [{ columnId: 'status', direction: 'descending' }, 'brandt dubois rivera lin'],
    [{ columnId: 'managing', direction: 'ascending' }, 'dubois rivera brandt lin'],
    [{ columnId: 'managing', direction: 'descending' }, 'lin rivera brandt dubois'],
  ])('sorted by %j reads %s', (sort, order) => {
    expect(ids(sortDelegationUsers(users, sort))).toBe(order)
  })

  test.each([
    ['Lin', 'lin'],
    ['Jonas', 'brandt'],
    ['2025', 'rivera'],
    ['01/01/2025', 'rivera'],
    ['Before March', 'dubois'],
    ['Nobody', ''],
  ])('a search for %j finds %j', (search, found) => {
    expect(ids(users.filter((user) => delegationSearchText(user, defaultFormatLocale).includes(search)))).toBe(found)
  })

  test.each([
    ['all', 'all', 'lin brandt dubois rivera'],
    ['Agent', 'all', 'brandt rivera'],
    ['all', 'Active', 'lin dubois rivera'],
    ['Agent', 'Disabled', 'brandt'],
    ['Office Staff', 'Disabled', ''],
  ])('filtered by role %s and status %s shows %s', (role, status, shown) => {
    expect(ids(filterDelegationUsers(users, { role, status }))).toBe(shown)
  })

  test('names that several people have are told apart', () => {
    expect(findNamesakes(['Ada', 'Mei', null, 'Ada', null])).toEqual(new Set(['Ada']))
  })

  test.each([
    ['2024-12-31', '12/31/2024'],
    [new Date(2026, 9, 2, 23, 30).toISOString(), '10/02/2026'],
    [new Date(2026, 9, 2, 0, 30).toISOString(), '10/02/2026'],
    [null, 'Before March 8, 2024'],
    ['soon', 'Before March 8, 2024'],
  ])('an update at %s reads %s', (lastUpdated, text) => {
    expect(lastUpdatedText({ lastUpdated }, defaultFormatLocale)).toBe(text)
  })

  test.each([
    [true, 'lin brandt dubois rivera'],
    [false, 'lin dubois'],
    [null, 'lin dubois'],
  ])('with the manager-tab flag %s shows %s', (showManagingTab, seen) => {
    const rivera = { userId: 'rivera', audiences: ['Agent'], access: [] } as const
    expect(ids(visibleDelegationUsers(users, rivera, { showManagingTab }))).toBe(seen)
  })
})

test.each([
  ['agency 9', 'Agency 10', -1],
  ['ÉLODIE', 'elodie', 0],
  [null, 'a', -1],
  [null, null, 0],
])('%s before %s: %i', (a, b, order) => {
  expect(Math.sign(compareText(a, b))).toBe(order)
})

test('no filter is set at first: all are shown, ten on a page', () => {
  expect(filterDelegationUsers(users, defaultDelegationUserFilters)).toBe(users)
  expect(delegationPageSize).toBe(10)
})
