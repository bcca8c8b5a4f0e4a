import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../endpoint/index.ts'
import { declared, endpoints } from './declared-endpoints.fixture.ts'

/** Method and path of every call that is given. */
const calls = `
POST /auth/login
POST /auth/get-session-info
POST /auth/migrate
POST /auth/request-otp
POST /auth/verify-otp
POST /validate
POST /okta/login
POST /forgot-password/
GET /forgot-password/{sessionId}
POST /forgot-password/update/
GET /feature/all
GET /environment/current
GET /navigation-tree
GET /profile
POST /profile/update/password
POST /profile/update/question
POST /profile/update/business-email
POST /profile/update/business-phone
POST /profile/update/name
POST /profile/update/contact/initiate
POST /profile/update/contact/verify
POST /profile/update/fieldDirectory
POST /profile/update/optIn
POST /profile/update/verify
GET /messages/count
GET /notification/current
POST /notification/dismiss
GET /contracts
GET /contracts/{coCode}/{coType}/{contractNo}/{ipn}
GET /contractsAndRequirements
POST /contracts/{coCode}/{coType}/{contractNo}/requirements/{requirementId}/{caseId}/upload
POST /contracts/{coCode}/{coType}/{contractNo}/requirements/{requirementId}/upload-comment
GET /inforce-contracts
GET /inforce-contracts/{coCode}/{coType}/{contractNo}
GET /alert-column-preference
POST /alert-column-preference
POST /alert-column-preference/clear
GET /delegation/agencies
GET /delegation/agencyList
GET /delegation/agentList
GET /delegation/agencyUsers
GET /delegation/generalInformation
POST /delegation/modifyAccess
GET /delegation/editAgencyAccess
POST /delegation/editAgencyAccess
GET /delegation/editAgentAccess
POST /delegation/editAgentAccess
GET /delegation/agentsManagedSummary
GET /delegation/managedProducers
POST /delegation/managedProducers
GET /ncdcBenefactStatements/allAvailable
GET /ncdcBenefactStatements/getFile
GET /quicklinks
GET /quicklinks-selections
POST /quicklinks-selections
GET /leaderboard/getTypes
GET /search/{term}
GET /search/contract/{searchText}
GET /contract/client/{clientId}
GET /contract/fetch/{clientId}
GET /illustration/agents
GET /illustration/policies/{agentNo}/{searchText}
POST /illustration/trigger
`
const lines = (text: string) => text.trim().split('\n')
const toCall = ({ method, path }: Endpoint) => `${method} ${path}`
const declaredCalls = endpoints.map(toCall)

describe('the endpoint table', () => {
  test.each(lines(calls))('has %s', (call) => {
    expect(declaredCalls).toContain(call)
  })

  test('marks every other call as portal-defined', () => {
    const added = endpoints.filter((endpoint) => !lines(calls).includes(toCall(endpoint)))
    expect(added.length).toBeGreaterThan(0)
    expect(added.filter(({ source }) => source !== 'portal-defined').map(toCall)).toEqual([])
  })

  test('declares no path twice and no name twice', () => {
    const names = endpoints.map(({ name }) => name)
    expect([new Set(declaredCalls).size, new Set(names).size]).toEqual([declaredCalls.length, names.length])
  })

  test('has every call that a subject exports under its own name and folder', () => {
    expect(
      declared.filter(({ subject, name, endpoint }) => name !== endpoint.name || subject !== endpoint.subject),
    ).toEqual([])
  })
})
