import { accessTemplates } from '../catalog/index.ts'
import type { CallExamples } from '../openapi/types.ts'
import {
  mockAccessHistory,
  mockAccessItems,
  mockAccessReview,
  mockDelegationDetail,
  mockDelegationUsers,
  mockManagedAgents,
  mockManagingItems,
  mockReaches,
} from '../mocks/delegation.ts'
import { castAgencies } from '../mocks/people/agencies.ts'
import { castAgents } from '../mocks/people/cast.ts'
import { exampleNow, hoursAgo } from './moment.ts'

/** The first of a list. */
const few = <T>(list: readonly T[], count = 2) => list.slice(0, count)

const agencyNumber = 'AG1001'
const person = { agencyNumber, userId: 'lin' }
const delegated = { ...person, delegatedAgentNo: '100101' }
const detail = mockDelegationDetail('lin', exampleNow)
const shared = few(mockAccessItems())
const accessCodes = shared.map(({ description, category, delegationStatus }) => ({
  description,
  category,
  delegationStatus,
}))
const review = { ...mockAccessReview(agencyNumber, exampleNow) }
const lines = few(review.lines)
const managedProducers = [{ agentNumber: '100101', assigned: true }]
const agencies = few(castAgencies)

export const manageAccessExamples: CallExamples = {
  getDelegationAgencies: { answer: agencies },
  getDelegationAgencyList: { answer: agencies },
  getDelegationAgentList: {
    answer: few(castAgents(agencyNumber)).map(({ agentNo, fullName, agencyNo }) => ({
      agentNo,
      fullName,
      homeAgencyNo: agencyNo,
    })),
  },
  getAgencyUsers: { query: { agencyNumber }, answer: few(mockDelegationUsers(agencyNumber, exampleNow)) },
  getGeneralInformation: { query: person, answer: detail },
  modifyAccess: { body: { ...person, status: 'Disabled' }, answer: { ...detail, status: 'Access Suspended' } },
  getAgencyAccess: { query: person, answer: shared },
  saveAgencyAccess: { body: { ...person, accessCodes }, answer: { accessCodes: shared } },
  getAgentAccess: { query: delegated, answer: shared },
  getSharedAgents: {
    query: person,
    answer: [
      {
        agentNo: '100101',
        fullName: 'Elena Rivera',
        agencyNo: agencyNumber,
        agencyName: 'Lakeshore Financial Group',
        applications: [{ category: 'New Business', description: 'Case status and requirements' }],
        lastUpdated: hoursAgo(50),
      },
    ],
  },
  saveAgentAccess: { body: { ...delegated, accessCodes }, answer: { accessCodes: shared } },
  getAgentsManagedSummary: { query: { userId: 'lin' }, answer: few(mockManagingItems(exampleNow)) },
  getManagedAgents: {
    query: { staffUserId: 'lin', agencyNumber, accessCode: 'NBC', roleCode: '01' },
    answer: few(mockManagedAgents(agencyNumber)),
  },
  saveManagedAgents: { body: { userId: 'lin', accessCode: 'NBC', roleCode: '01', managedProducers }, answer: {} },
  getAccessReview: { query: { agencyNumber }, answer: { ...review, lines } },
  saveAccessReview: {
    body: { agencyNumber, decisions: lines.map(({ id }) => ({ id, decision: 'Confirmed' })) },
    answer: { ...review, lines },
  },
  getAccessHistory: { query: person, answer: few(mockAccessHistory(exampleNow)) },
  previewAccess: { body: person, answer: few(mockReaches()) },
  getAccessTemplates: { answer: accessTemplates },
  saveAccessTemplate: {
    body: { name: 'Service desk', applications: [{ category: 'In-Force', description: 'Policy activity' }] },
    answer: few(accessTemplates, 1),
  },
  removeAccessTemplate: { body: { id: 'service-desk' }, answer: {} },
}
