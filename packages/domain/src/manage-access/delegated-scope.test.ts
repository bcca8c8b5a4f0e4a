import { describe, expect, test } from 'vitest'
import { parseAccessUser } from '../access/index.ts'
import { applications } from '../catalog/index.ts'
import type { BusinessScope, Delegation } from './delegated-scope.ts'
import {
  applicationCodes,
  delegatedScope,
  getDelegatedAccess,
  getMissingAccess,
  narrowScope,
  noDelegation,
} from './delegated-scope.ts'
import { getAccessChange } from './access-change.ts'
import { joinAccessCode } from './entities.ts'

const person = (audience: string, access: string, agencyNo: string | null, agentNo: string | null) => ({
  ...parseAccessUser({ userId: 'someone', audience, access }),
  agencyNo,
  agentNo,
})
const people = {
  staff: person('Staff', 'NBA', 'AG1001', null),
  'staff with ManagerRole': person('Staff', 'ManagerRole,NBA', 'AG1001', null),
  'staff who are agents, too': person('Staff,Agent', 'FRS', 'AG1001', '100101'),
  agent: person('Agent', 'FRS', 'AG1001', '100101'),
  manager: person('GAMgr', 'ManagerRole,FRS-All', 'AG1001', '100100'),
  'agent without an agency': person('Agent', 'FRS', null, '100101'),
  'agent without a number': person('Agent', 'FRS', 'AG1001', null),
  'home office': person('HomeOffice', 'FRS-All', null, null),
} as const

const code = applicationCodes.cases
const agency = { accessCode: code, agencyNo: 'AG1001', agentNo: null }
const ofAgent = (agentNo: string, agencyNo = 'AG1001') => ({ accessCode: code, agencyNo, agentNo })
const elsewhere = { accessCode: applicationCodes.inforceActivity, agencyNo: 'AG1001', agentNo: null }
const wholeAgency: BusinessScope = [{ agencyNo: 'AG1001', agentNos: null }]
const agents = (...agentNos: string[]): BusinessScope => [{ agencyNo: 'AG1001', agentNos }]
const given = (facts: Partial<Delegation>): Delegation => ({ ...noDelegation, ...facts })

function inIllustrations<Part extends { readonly accessCode: string }>(part: Part): Part {
  return { ...part, accessCode: applicationCodes.illustrations }
}

describe('for whom a person may request illustrations', () => {
  test.each<[keyof typeof people, string, Partial<Delegation>, BusinessScope]>([
    ['agent', 'themselves, not the rest of the agency', {}, agents('100101')],
    ['agent', 'an agent who shares', { shared: [inIllustrations(ofAgent('100102'))] }, agents('100101', '100102')],
    ['agent', 'an agency that is shared', { shared: [inIllustrations(agency)] }, wholeAgency],
    [
      'agent',
      'themselves alone while suspended',
      { isSuspended: true, shared: [inIllustrations(agency)] },
      agents('100101'),
    ],
    ['manager', 'the agency', {}, wholeAgency],
    ['staff', 'nobody', {}, []],
    ['staff', 'an agency that is shared', { shared: [inIllustrations(agency)] }, wholeAgency],
    ['home office', 'everyone', {}, 'everything'],
  ])('%s: %s', (who, _, delegation, scope) => {
    expect(delegatedScope(people[who], given(delegation), applicationCodes.illustrations)).toEqual(scope)
  })
})

describe('what a person sees in an application', () => {
  test.each<[keyof typeof people, string, Partial<Delegation>, BusinessScope]>([
    ['staff', 'with nothing shared: nothing', {}, []],
    ['staff', 'with the agency shared: all of it', { shared: [agency] }, wholeAgency],
    ['staff', 'with the agency shared elsewhere: nothing', { shared: [elsewhere] }, []],
    ['staff', 'with one agent shared: that agent', { shared: [ofAgent('100102')] }, agents('100102')],
    [
      'staff',
      'with two agents shared: both, in order and once',
      { shared: [ofAgent('100102'), ofAgent('100101'), ofAgent('100102')] },
      agents('100101', '100102'),
    ],
    ['staff', 'with agency and agent shared: the agency', { shared: [ofAgent('100102'), agency] }, wholeAgency],
    ['staff', 'with agents assigned: those agents', { assigned: [ofAgent('100102')] }, agents('100102')],
    [
      'staff',
      'with the agency shared and agents assigned: those agents only',
      { shared: [agency], assigned: [ofAgent('100102')] },
      agents('100102'),
    ],
    [
      'staff',
      'with agents assigned elsewhere: the agency as shared',
      { shared: [agency], assigned: [{ ...ofAgent('100102'), accessCode: elsewhere.accessCode }] },
      wholeAgency,
    ],
    [
      'staff',
      'with one agent assigned and another shared: both',
      { shared: [agency, ofAgent('100103')], assigned: [ofAgent('100102')] },
      agents('100102', '100103'),
    ],
    [
      'staff',
      'with an agent of another agency shared: the agent there',
      { shared: [ofAgent('200201', 'AG2002'), agency] },
      [...wholeAgency, { agencyNo: 'AG2002', agentNos: ['200201'] }],
    ],
    [
      'staff',
      'suspended: nothing',
      { isSuspended: true, shared: [agency, ofAgent('100102')], assigned: [ofAgent('100102')] },
      [],
    ],
    ['staff with ManagerRole', 'with nothing shared: nothing', {}, []],
    ['staff who are agents, too', 'with nothing shared: their own number', {}, agents('100101')],
    [
      'staff who are agents, too',
      'suspended: their own number',
      { isSuspended: true, shared: [agency] },
      agents('100101'),
    ],
    ['agent', 'by themselves: their agency', {}, wholeAgency],
    [
      'agent',
      'with agents assigned: these and their own',
      { assigned: [ofAgent('100102')] },
      agents('100101', '100102'),
    ],
    ['agent', 'suspended: what carries their own number', { isSuspended: true }, agents('100101')],
    ['manager', 'by themselves: their agency', {}, wholeAgency],
    ['manager', 'with agents assigned: their agency', { assigned: [ofAgent('100102')] }, wholeAgency],
    ['manager', 'suspended: their agency', { isSuspended: true }, wholeAgency],
    ['agent without an agency', 'sees their own number', {}, [{ agencyNo: null, agentNos: ['100101'] }]],
    ['agent without a number', 'sees their agency', {}, wholeAgency],
    ['agent without a number', 'suspended: nothing', { isSuspended: true }, []],
    ['home office', 'sees everything', { isSuspended: true }, 'everything'],
  ])('%s %s', (who, _, facts, expected) => {
    expect(delegatedScope(people[who], given(facts), code)).toEqual(expected)
  })

  test.each<[string, BusinessScope, Parameters<typeof narrowScope>[1], BusinessScope]>([
    ['everything, to an agency', 'everything', { agencyNo: 'AG1001' }, wholeAgency],
    ['everything, to an agent', 'everything', { agentNo: '100101' }, [{ agencyNo: null, agentNos: ['100101'] }]],
    ['an agency, to itself', wholeAgency, { agencyNo: 'AG1001' }, wholeAgency],
    ['an agency, to another', wholeAgency, { agencyNo: 'AG2002' }, []],
    ['an agency, to an agent', wholeAgency, { agentNo: '100101' }, agents('100101')],
    ['agents, to one of them', agents('100101', '100102'), { agentNo: '100102' }, agents('100102')],
    ['agents, to another one', agents('100101'), { agentNo: '100102' }, []],
    ['nothing', [], { agencyNo: 'AG1001' }, []],
  ])('narrows %s', (_, scope, asked, expected) => {
    expect(narrowScope(scope, asked)).toEqual(expected)
  })

  test('is decided for applications that exist', () => {
    expect(applications.map(joinAccessCode)).toEqual(expect.arrayContaining(Object.values(applicationCodes)))
  })
})

describe('why a page shows less', () => {
  const accessOf = (who: keyof typeof people, facts: Partial<Delegation>) =>
    getDelegatedAccess(people[who], given(facts), [code, elsewhere.accessCode], (text) => text)

  test.each([
    ['nothing', { shared: [agency] }, { shared: [agency] }, null],
    ['an application', { shared: [agency, elsewhere] }, { shared: [agency] }, { withdrawn: [elsewhere.accessCode] }],
    ['an agent more', { shared: [agency] }, { shared: [agency], assigned: [ofAgent('100102')] }, {}],
    ['the application itself', {}, { shared: [agency] }, { added: [code] }],
    [
      'their status',
      { shared: [agency] },
      { isSuspended: true, shared: [agency] },
      { status: 'suspended', withdrawn: [code] },
    ],
    ['their status back', { isSuspended: true }, {}, { status: 'reactivated' }],
  ] as const)('a change of %s', (_, before, after, expected) => {
    const [old, next] = [accessOf('staff', before), accessOf('staff', after)]
    if (!old || !next) throw new Error('Staff has access that others give')
    expect(getAccessChange(old, next)).toEqual(expected && { status: null, withdrawn: [], added: [], ...expected })
  })

  test.each([
    ['withdrawn', [code], [], false, { withdrawn: [code] }],
    ['added', [], [code], false, { added: [code] }],
    ['suspended', [code], [code], true, { status: 'suspended' }],
    ['the same', [code], [code], false, null],
  ] as const)('what is %s counts also where a service gives no versions', (_, before, after, isSuspended, expected) => {
    const access = { isSuspended: false, version: null }
    const change = getAccessChange({ ...access, applications: before }, { ...access, applications: after, isSuspended })
    expect(change).toEqual(expected && { status: null, withdrawn: [], added: [], ...expected })
  })

  test.each([
    ['staff', 'with nothing shared', {}, 'not-shared'],
    ['staff', 'with the agency shared', { shared: [agency] }, null],
    ['staff', 'with the agency shared elsewhere', { shared: [elsewhere] }, 'not-shared'],
    ['staff', 'suspended', { isSuspended: true, shared: [agency] }, 'suspended'],
    ['agent', 'by themselves', {}, null],
    ['agent', 'suspended', { isSuspended: true }, 'suspended'],
    ['home office', 'of whom nothing is stored', {}, null],
  ] as const)('%s %s', (who, _, facts, expected) => {
    expect(getMissingAccess(accessOf(who, facts), code)).toBe(expected)
  })

  test('is unknown until the profile says', () => {
    expect([getMissingAccess(undefined, code), getMissingAccess(null, code)]).toEqual([null, null])
  })
})

test('a manager without an agency has the business under their own number, or none', () => {
  const manager = { ...people.manager, agencyNo: null }
  expect(delegatedScope(manager, noDelegation, code)).toEqual([{ agencyNo: null, agentNos: ['100100'] }])
  expect(delegatedScope({ ...manager, agentNo: null }, noDelegation, code)).toEqual([])
})

test('a scope names its agencies and agents in order, each once', () => {
  const shared = [ofAgent('7', 'AG3'), ofAgent('9', 'AG2'), ofAgent('8', 'AG2'), ofAgent('9', 'AG2')]
  expect(delegatedScope(people.staff, given({ shared }), code)).toEqual([
    { agencyNo: 'AG2', agentNos: ['8', '9'] },
    { agencyNo: 'AG3', agentNos: ['7'] },
  ])
})

test('the version of an access changes with the status and with every scope, and home office has none', () => {
  const toVersion = (facts: Partial<Delegation>) =>
    getDelegatedAccess(people.staff, given(facts), [code], (text) => text)?.version
  const versions = [{}, { isSuspended: true }, { shared: [agency] }, { shared: [ofAgent('7')] }].map(toVersion)
  expect(new Set(versions).size).toBe(4)
  expect(toVersion({ shared: [ofAgent('8'), ofAgent('7')] })).toBe(toVersion({ shared: [ofAgent('7'), ofAgent('8')] }))
  expect(getDelegatedAccess(people['home office'], noDelegation, [code], String)).toBeNull()
})
