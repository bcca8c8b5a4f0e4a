import { describe, expect, test } from 'vitest'
import * as access from '../access/index.ts'
import * as cases from '../cases/index.ts'
import * as columnSettings from '../column-settings/index.ts'
import * as documentation from '../documentation/index.ts'
import * as manageAccess from '../manage-access/index.ts'
import type { Endpoint } from '../endpoint/index.ts'
import { endpoints } from '../endpoints.ts'
import * as config from '../config/index.ts'
import * as illustrations from '../illustrations/index.ts'
import * as inforce from '../inforce/index.ts'
import * as leaderboard from '../leaderboard/index.ts'
import * as clientLookup from '../client-lookup/index.ts'
import * as homeOffice from '../home-office/index.ts'
import * as shell from '../shell/index.ts'
import * as account from '../account/index.ts'
import * as quickLinks from '../quick-links/index.ts'
import * as requirements from '../requirements/index.ts'
import * as auth from '../auth/index.ts'
import * as statements from '../statements/index.ts'

/** Method and path of every call that is given, then of those that this project added. */
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
const addedCalls = `
GET /contracts/{coCode}/{coType}/{contractNo}/requirements/{requirementId}/sent-answers
GET /leaderboard/ranking
GET /documentation/{page}/feedback
POST /documentation/{page}/feedback
GET /delegation/accessReview
POST /delegation/accessReview
GET /delegation/accessTemplates
POST /delegation/accessTemplates
POST /delegation/accessTemplates/remove
GET /illustration/requests
POST /illustration/requests/seen
GET /illustration/file
GET /notification-preferences
POST /notification-preferences
GET /remembered-devices
POST /remembered-devices/forget
GET /health
POST /forgot-user-id
GET /dev/outbox
`
const lines = (text: string) => text.trim().split('\n')
const toCall = ({ method, path }: Endpoint) => `${method} ${path}`
const declared = endpoints.map(toCall)

/** Everything that the subjects export, by folder. */
const subjects = {
  access,
  account,
  auth,
  cases,
  'client-lookup': clientLookup,
  'column-settings': columnSettings,
  config,
  documentation,
  'home-office': homeOffice,
  illustrations,
  inforce,
  leaderboard,
  'manage-access': manageAccess,
  'quick-links': quickLinks,
  requirements,
  shell,
  statements,
}
function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
}

describe('the endpoint table', () => {
  test.each(lines(calls))('has %s', (call) => {
    expect(declared).toContain(call)
  })

  test.each(lines(addedCalls))('has %s, marked as portal-defined', (call) => {
    expect(endpoints.find((endpoint) => toCall(endpoint) === call)).toMatchObject({ source: 'portal-defined' })
  })

  test('has nothing else', () => {
    expect(declared.toSorted()).toEqual([...lines(calls), ...lines(addedCalls)].toSorted())
  })

  test('declares no path twice and no name twice', () => {
    const names = endpoints.map(({ name }) => name)
    expect([new Set(declared).size, new Set(names).size]).toEqual([declared.length, names.length])
  })

  test('collects every call that a subject exports, under its own name and folder', () => {
    const exported = Object.entries(subjects).flatMap(([subject, exports]) =>
      Object.entries(exports).flatMap(([name, value]: [string, unknown]) =>
        isEndpoint(value) ? [{ subject, name, value }] : [],
      ),
    )
    expect(exported.map(({ value }) => value.name).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
    expect(exported.filter(({ subject, name, value }) => name !== value.name || subject !== value.subject)).toEqual([])
  })
})
