import { describe, expect, test } from 'vitest'
import { agentAccessSave } from './sharing.ts'
import {
  agencyAccessSave,
  agencyUsersRequest,
  agentAccessRequest,
  managedAgentsRequest,
  managedAgentsSave,
  managedSummaryRequest,
  modifyAccessRequest,
  personRequest,
} from './requests.ts'

const person = { agencyNumber: 'AG1001', userId: 'lin' }
const items = [{ description: 'Case tracking', category: 'New business', delegationStatus: true }]
const sharing = { ...person, accessCodes: items, delegatedAgentNo: '100101' }
const accessCode = 'NBA01'
const managedAgents = new Map([['100101', true]])

describe('a delegation call without a required argument is not sent', () => {
  test.each<[string, () => unknown]>([
    ['agencyNumber', () => agencyUsersRequest({ agencyNumber: undefined })],
    ['agencyNumber', () => personRequest({ ...person, agencyNumber: null })],
    ['userId', () => personRequest({ ...person, userId: '' })],
    ['userId', () => modifyAccessRequest({ ...person, userId: null, status: 'Active' })],
    ['userId', () => managedSummaryRequest({ userId: undefined })],
    ['accessCodes', () => agencyAccessSave({ ...person, accessCodes: undefined })],
    ['accessCodes', () => agentAccessSave({ ...sharing, accessCodes: null })],
    ['delegatedAgentNo', () => agentAccessRequest({ ...person, delegatedAgentNo: '' })],
    ['delegatedAgentNo', () => agentAccessSave({ ...sharing, delegatedAgentNo: undefined })],
    ['staffUserId', () => managedAgentsRequest({ staffUserId: null, agencyNumber: 'AG1001', accessCode })],
    ['agencyNumber', () => managedAgentsRequest({ staffUserId: 'lin', agencyNumber: '', accessCode })],
    ['staffUserId', () => managedAgentsSave({ staffUserId: '', managedAgents, accessCode })],
    ['managedAgents', () => managedAgentsSave({ staffUserId: 'lin', managedAgents: undefined, accessCode })],
  ])('and says that "%s" is missing', (name, build) => {
    expect(build).toThrow(new Error(`Missing required argument "${name}".`))
  })
})

describe('delegation calls travel under the names of the endpoint table', () => {
  test.each<[string, unknown, unknown]>([
    ['the users of an agency', agencyUsersRequest(person), { query: { agencyNumber: 'AG1001' } }],
    ['general information', personRequest(person), { query: person }],
    [
      'a suspension',
      modifyAccessRequest({ ...person, status: 'Disabled' }),
      { body: { ...person, status: 'Disabled' } },
    ],
    ['agency sharing', agencyAccessSave(sharing), { body: { ...person, accessCodes: items } }],
    ['agent sharing, loaded', agentAccessRequest(sharing), { query: { ...person, delegatedAgentNo: '100101' } }],
    ['agent sharing, saved', agentAccessSave(sharing), { body: sharing }],
    ['the managed summary', managedSummaryRequest(person), { query: { userId: 'lin' } }],
    [
      'managed agents, loaded',
      managedAgentsRequest({ staffUserId: 'lin', agencyNumber: 'AG1001', accessCode: 'nba01' }),
      { query: { staffUserId: 'lin', agencyNumber: 'AG1001', accessCode: 'NBA', roleCode: '01' } },
    ],
    [
      'managed agents, saved',
      managedAgentsSave({ staffUserId: 'lin', managedAgents, accessCode }),
      {
        body: {
          userId: 'lin',
          accessCode: 'NBA',
          roleCode: '01',
          managedProducers: [{ agentNumber: '100101', assigned: true }],
        },
      },
    ],
    [
      'managed agents, saved on top of what was loaded',
      managedAgentsSave({
        staffUserId: 'lin',
        managedAgents,
        accessCode,
        loadedAgents: [
          { agentNumber: '100102', name: null, assigned: true, lastUpdated: '2026-03-10T15:00:00.000Z' },
          { agentNumber: '100101', name: null, assigned: false, lastUpdated: '2026-03-09T15:00:00.000Z' },
          { agentNumber: '100103', name: null, assigned: true, lastUpdated: null },
        ],
      }),
      {
        body: {
          userId: 'lin',
          accessCode: 'NBA',
          roleCode: '01',
          managedProducers: [{ agentNumber: '100101', assigned: true }],
          lastUpdated: '2026-03-10T15:00:00.000Z',
        },
      },
    ],
  ])('%s', (_, request, expected) => {
    expect(request).toEqual(expected)
  })

  test.each(['active', 'Access Suspended', ''])('a status %j is not sent', (status) => {
    expect(() => modifyAccessRequest({ ...person, status })).toThrow('The status must be "Active" or "Disabled".')
  })

  test('an access code that is none is not sent', () => {
    expect(() => managedAgentsRequest({ staffUserId: 'lin', agencyNumber: 'AG1001', accessCode: 'NBA' })).toThrow(
      '"NBA" is not an access code',
    )
  })
})
