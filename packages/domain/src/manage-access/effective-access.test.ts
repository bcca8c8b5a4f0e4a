import { describe, expect, test } from 'vitest'
import type { AccessValue, Audience } from '../access/roles.ts'
import { changeDelegation, compareReach, countAgencies, countAgents, explainAccess } from './effective-access.ts'
import { noDelegation } from './delegated-scope.ts'
import type { Delegation, ScopePerson } from './delegated-scope.ts'

const person = (audience: Audience, access: AccessValue[], agentNo: string | null = null): ScopePerson => ({
  userId: 'someone',
  audiences: [audience],
  access,
  agencyNo: 'AG1',
  agentNo,
})
const staff = person('Staff', ['FRS-All'])
const agency = (accessCode: string) => ({ accessCode, agencyNo: 'AG1', agentNo: null })
const agent = (accessCode: string, agentNo = '1', agencyNo = 'AG1') => ({ accessCode, agencyNo, agentNo })
const access = (more: Partial<Delegation>): Delegation => ({ ...noDelegation, ...more })
const shares = (...shared: Delegation['shared']) => access({ shared })

describe('why someone sees what they see', () => {
  test.each<[string, ScopePerson, Delegation, string, string, readonly [agencies: number, agents: number]]>([
    ['nothing shared', staff, noDelegation, 'NBC01', 'not-shared', [0, 0]],
    ['the agency shares', staff, shares(agency('NBC01')), 'NBC01', 'shared', [1, 0]],
    ['an agent shares', staff, shares(agent('NBC01')), 'NBC01', 'shared-agents', [0, 1]],
    [
      'an agent of two agencies shares both',
      staff,
      shares(agent('NBC01'), agent('NBC01', '1', 'AG2')),
      'NBC01',
      'shared-agents',
      [0, 1],
    ],
    ['assigned', staff, access({ assigned: [agent('NBC01')] }), 'NBC01', 'assigned', [0, 1]],
    [
      'the agency shares, one agent is assigned',
      staff,
      access({ shared: [agency('NBC01')], assigned: [agent('NBC01')] }),
      'NBC01',
      'narrowed',
      [0, 1],
    ],
    ['suspended', staff, { ...shares(agency('NBC01')), isSuspended: true }, 'NBC01', 'suspended', [0, 0]],
    ['an account without in-force', person('Staff', ['NBA']), shares(agency('INF01')), 'INF01', 'cannot-open', [0, 0]],
    [
      'illustrations, without in-force',
      person('Staff', ['NBA']),
      shares(agency('ILL01')),
      'ILL01',
      'cannot-open',
      [0, 0],
    ],
    ['an application that the portal does not show', staff, shares(agency('CMP01')), 'CMP01', 'not-shown', [0, 0]],
    ['uploads without cases', staff, shares(agency('NBC02')), 'NBC02', 'needs-cases', [0, 0]],
    ['uploads with cases', staff, shares(agency('NBC01'), agency('NBC02')), 'NBC02', 'shared', [1, 0]],
    ["an agent's own agency", person('Agent', ['FRS'], '1'), noDelegation, 'NBC01', 'own', [1, 0]],
    [
      'a manager with assigned agents',
      person('GAMgr', ['ManagerRole', 'FRS-All']),
      access({ assigned: [agent('NBC01')] }),
      'NBC01',
      'own',
      [1, 0],
    ],
  ])('%s', (_, someone, delegation, accessCode, reason, [agencies, agents]) => {
    const { scope, ...found } = explainAccess(someone, delegation, accessCode)
    expect([found.reason, countAgencies(scope), countAgents(scope)]).toEqual([reason, agencies, agents])
  })
})

describe('the access after a change', () => {
  const before = access({ shared: [agency('NBC01'), agent('NBC01')], assigned: [agent('NBC01'), agent('NBC02')] })

  test('of what the agency shares leaves what its agents share', () => {
    const sharing = {
      agencyNo: 'AG1',
      agentNo: null,
      changes: new Map([
        ['NBC01', false],
        ['INF01', true],
      ]),
    }
    expect(changeDelegation(before, { sharing })).toEqual({ ...before, shared: [agent('NBC01'), agency('INF01')] })
  })

  test('of assigned agents leaves those of other applications', () => {
    const assignments = {
      agencyNo: 'AG1',
      accessCode: 'NBC01',
      changes: new Map([
        ['1', false],
        ['2', true],
      ]),
    }
    expect(changeDelegation(before, { assignments })).toEqual({
      ...before,
      assigned: [agent('NBC02'), agent('NBC01', '2')],
    })
  })

  test('without a change is the same', () => {
    expect(changeDelegation(before, {})).toEqual(before)
  })
})

describe('a change shows', () => {
  const nothing = { reason: 'not-shared', agencies: 0, agents: 0, count: 0 } as const
  const some = { reason: 'narrowed', agencies: 0, agents: 1, count: 9 } as const
  const all = { reason: 'shared', agencies: 1, agents: 0, count: 60 } as const
  test.each([
    { title: 'more: the last agent is taken away', now: some, next: all, change: 'more' },
    { title: 'less: an agent is assigned', now: all, next: some, change: 'less' },
    { title: 'more: an agency without cases', now: nothing, next: { ...all, count: 0 }, change: 'more' },
    { title: 'another reason', now: nothing, next: { ...nothing, reason: 'needs-cases' as const }, change: 'other' },
    { title: 'nothing', now: some, next: some, change: 'same' },
  ])('$title', ({ now, next, change }) => {
    expect(compareReach({ now, next })).toBe(change)
  })
})

test('a change of one agency, agent or application leaves all others as they are', () => {
  const others = access({
    shared: [agency('NBC01'), { ...agency('NBC01'), agencyNo: 'AG2' }, agent('NBC01'), agency('INF01')],
    assigned: [agent('NBC01'), agent('NBC01', '1', 'AG2'), agent('NBC01', '2'), agent('INF01')],
  })
  const sharing = { agencyNo: 'AG1', agentNo: null, changes: new Map([['NBC01', false]]) }
  const assignments = { agencyNo: 'AG1', accessCode: 'NBC01', changes: new Map([['1', false]]) }
  const { shared, assigned } = changeDelegation(others, { sharing, assignments })
  expect(shared).toEqual([{ ...agency('NBC01'), agencyNo: 'AG2' }, agent('NBC01'), agency('INF01')])
  expect(assigned).toEqual([agent('NBC01', '1', 'AG2'), agent('NBC01', '2'), agent('INF01')])
})

test.each([
  ['NBC01', ['NBA'], ['SRA']],
  ['NBC02', ['NBA'], ['SRA']],
  ['INF01', ['SRA'], ['NBA']],
  ['INF02', ['SRA'], ['NBA']],
  ['ILL01', ['SRA'], ['NBA']],
] as const)('%s opens with %j and not with %j', (code, enough, other) => {
  const shared = shares(agency('NBC01'), agency(code))
  expect(explainAccess(person('Staff', [...enough]), shared, code).reason).toBe('shared')
  expect(explainAccess(person('Staff', [...other]), shared, code).reason).toBe('cannot-open')
})
