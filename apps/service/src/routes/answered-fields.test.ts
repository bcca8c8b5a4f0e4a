import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()

const thing = v.record(v.string(), v.unknown())
const things = v.array(thing)

async function answer(path: string, as = 'okafor'): Promise<unknown> {
  return (await service.call(`/api${path}`, { as })).body
}
const isFilled = (value: unknown) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
/** The names of the fields that at least one of the things fills. */
function fieldsOf(rows: readonly Readonly<Record<string, unknown>>[]): Set<string> {
  return new Set(rows.flatMap((row) => Object.keys(row).filter((name) => isFilled(row[name]))))
}
/** The fields that none of the things fills. */
const missing = (wanted: string, rows: Parameters<typeof fieldsOf>[0]) => {
  const filled = fieldsOf(rows)
  return wanted.split(' ').filter((name) => !filled.has(name))
}
const partsOf = (rows: v.InferOutput<typeof things>, name: string) => rows.flatMap((row) => v.parse(things, row[name]))

const cases = async () => v.parse(things, await answer('/contractsAndRequirements?type=pending'))
const requirements = async () => partsOf(await cases(), 'requirements')
const alerts = async () => v.parse(things, await answer('/inforce-contracts?type=all'))

test('the profile of a producer says who they are, how to reach them, and what is due', async () => {
  expect(
    missing(
      'userId fullName firstName lastName agentNo agencyName agencyNo email alternateEmail phone phoneExt mfa mobileOptIn showInFieldDirectory challengeQuestion verificationExpirationInDays changePasswordExpirationInDays',
      [v.parse(thing, await answer('/profile', 'rivera'))],
    ),
  ).toEqual([])
})

describe('a case as the service answers it', () => {
  test('says where it stands, since when, and what it is worth', async () => {
    expect(
      missing(
        'caseStatus daysSinceProcDate procDate faceAmount modalPremium billFrequency targetPremium productLine contractType programType underwriterName underwriterMailID requirements',
        await cases(),
      ),
    ).toEqual([])
  })

  test('names its contract, its clients and its agents', async () => {
    const rows = await cases()
    const contracts = rows.map(({ contract }) => v.parse(thing, contract))
    expect(missing('coCode coType contractNo inCss productName', contracts)).toEqual([])
    expect(missing('ipn firstName middleName lastName suffixName fullName', partsOf(rows, 'clients'))).toEqual([])
    expect(
      missing(
        'firstName middleName lastName suffixName displayName agencyName percentInterest',
        partsOf(rows, 'agents'),
      ),
    ).toEqual([])
  })
})

describe('a requirement as the service answers it', () => {
  test('says what it is, where it stands, who must answer it and how', async () => {
    expect(
      missing(
        'id caseId pendingReqType status statusCode statusDate requestDate comments orderedBy csrName csrUserID subStatusCode subStatusDescription uploadEnabled commentsEnabled',
        await requirements(),
      ),
    ).toEqual([])
  })

  test('carries the steps of its history', async () => {
    expect(
      missing('id subStatusCode subStatusDescription subStatusDate', partsOf(await requirements(), 'subStatuses')),
    ).toEqual([])
  })
})

describe('an in-force alert as the service answers it', () => {
  test('says what happened to which contract, and what that is worth', async () => {
    expect(
      missing(
        'alertType alertSubType alertDate alertDataDate alertText1 alertText2 lapseDate daysToLapseDate faceAmount modalPremium policyStatus baseIssueDate billFrequency payor billGroup contract clients agents policyInfo',
        await alerts(),
      ),
    ).toEqual([])
  })

  test('names the agents with their agencies, the services of the policy and the share', async () => {
    const rows = await alerts()
    expect(missing('agencyNo agencyName agentNo agentName', partsOf(rows, 'agents'))).toEqual([])
    expect(
      missing(
        'services percentOfInterestFormatted',
        rows.map(({ policyInfo }) => v.parse(thing, policyInfo ?? {})),
      ),
    ).toEqual([])
  })
})

test('the details of an in-force contract have everything that the side panel shows', async () => {
  const rows = await alerts()
  const addresses = new Set(
    rows.map(({ contract }) => {
      const { coCode, coType, contractNo } = v.parse(thing, contract)
      return [coCode, coType, contractNo].join('/')
    }),
  )
  const details = await Promise.all(
    [...addresses].slice(0, 30).map(async (address) => v.parse(thing, await answer(`/inforce-contracts/${address}`))),
  )
  expect(
    missing(
      'contract clients payors productName faceAmount modalPremium billFrequency billGroup baseIssueDate aplAvailable agents alerts otherContracts',
      details,
    ),
  ).toEqual([])
  expect(missing('displayName ipn firstName lastName fullName', partsOf(details, 'clients'))).toEqual([])
})

describe('each answer says what its page shows', () => {
  const person = 'agencyNumber=AG1001&userId=lin'
  const ellison = '01001001011'

  test.each([
    ['agencies', '/delegation/agencies', 'agencyNo agencyName'],
    ['agencies to pick', '/delegation/agencyList', 'agencyNo agencyName'],
    ['agents to pick', '/delegation/agentList', 'agentNo fullName homeAgencyNo'],
    ['people of an agency', '/delegation/agencyUsers?agencyNumber=AG1001', 'agent role status managing lastUpdated'],
    ['applications of an agency', `/delegation/editAgencyAccess?${person}`, 'description category delegationStatus'],
    [
      'applications of an agent',
      `/delegation/editAgentAccess?${person}&delegatedAgentNo=100101`,
      'description category delegationStatus',
    ],
    [
      'applications and their managed agents',
      '/delegation/agentsManagedSummary?userId=dubois',
      'category description managedCnt lastUpdated system role',
    ],
    [
      'agents to assign',
      '/delegation/managedProducers?staffUserId=dubois&agencyNumber=AG1001&accessCode=NBC&roleCode=01',
      'agentNumber name assigned',
    ],
    ['chosen quick links', '/quicklinks-selections', 'quickLink userOrder'],
    ['rankings', '/leaderboard/getTypes?selector=agent', 'type label unit period'],
    ['clients found', '/search/contract/ellison', 'name birthDate ipn contractNumber relationship'],
    [
      'contracts of a client',
      `/contract/fetch/${ellison}`,
      'prodName faceAmount relationship billStatus contractNumber status',
    ],
    ['agents for an illustration', '/illustration/agents', 'agentNo fullName'],
    [
      'policies for an illustration',
      '/illustration/policies/100101/ellison',
      'clientName dateOfBirth policyNumber productType canBeAutomated',
    ],
  ])('all fields of %s are there, by %s', async (_, path, fields) => {
    expect(missing(fields, v.parse(things, await answer(path)))).toEqual([])
  })

  test.each([
    ['a person', `/delegation/generalInformation?${person}`, 'role status dob lastUpdated email firstUpdated'],
    [
      'a client',
      `/contract/client/${ellison}`,
      'clientId name birthDate age insuranceAge email phone address contracts',
    ],
  ])('all fields of %s are there, by %s', async (_, path, fields) => {
    expect(missing(fields, [v.parse(thing, await answer(path))])).toEqual([])
  })

  test('people by their names, and quick links in groups, each with all that it may have', async () => {
    const people = v.parse(things, await answer('/delegation/agencyUsers?agencyNumber=AG1001'))
    expect(
      missing(
        'userId fullName agencyNo firstName middleName lastName suffixName',
        people.map(({ agent }) => v.parse(thing, agent)),
      ),
    ).toEqual([])
    const groups = v.parse(v.record(v.string(), things), await answer('/quicklinks'))
    expect(Object.keys(groups).toSorted()).toEqual(['apps', 'other', 'pages'])
    const links = Object.values(groups).flat()
    expect(missing('id type name url childIconName', links)).toEqual([])
    expect(links.every((link) => 'altName' in link)).toBe(true)
  })
})
