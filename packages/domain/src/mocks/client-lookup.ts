import { getAges } from '../client-lookup/index.ts'
import type { ClientDetail, ClientResult, ContractSource, LookupContract } from '../client-lookup/index.ts'
import type { AgentSearchResult } from '../home-office/index.ts'
import type { IllustrationAgent, IllustrationPolicy } from '../illustrations/index.ts'
import { isQuickProduct } from '../illustrations/index.ts'
import { localDay } from '../formatting/index.ts'
import { castAgencies, castAgencyName } from './people/agencies.ts'
import { castAgents } from './people/cast.ts'

/** Clients whose name or one of whose contract numbers holds the text, one row per contract. */
export function mockClientSearch(text: string): readonly ClientResult[] {
  const wanted = text.toLowerCase()
  return lookupClients.flatMap(({ clientId, name, birthDate, contracts }) =>
    contracts
      .filter((contract) => [name, contract.contractNumber].some((value) => value?.toLowerCase().includes(wanted)))
      .map(({ contractNumber, relationship }) => ({ name, birthDate, ipn: clientId, contractNumber, relationship })),
  )
}

/** A client of the cast, ages counted on the day of `now`; null for any other id. */
export function mockClient(clientId: string, now: Date): ClientDetail | null {
  const client = lookupClients.find((person) => person.clientId === clientId)
  if (client === undefined) return null
  const { age, insuranceAge } = getAges(client.birthDate, localDay(now)) ?? { age: null, insuranceAge: null }
  return { ...client, age, insuranceAge }
}

/** The contracts of a client of the cast. */
export function mockClientContracts(clientId: string): readonly LookupContract[] {
  return lookupClients.find((client) => client.clientId === clientId)?.contracts ?? []
}

/** Agents and agencies of the cast whose name or number holds the text. */
export function mockAgentSearch(term: string): AgentSearchResult {
  const wanted = term.toLowerCase()
  const matches = (...texts: readonly string[]) => texts.some((text) => text.toLowerCase().includes(wanted))
  return {
    agents: castAgents()
      .filter(({ agentNo, fullName }) => matches(agentNo, fullName))
      .map(({ agentNo, fullName, agencyNo }) => ({
        agentNo,
        fullName,
        agencyNo,
        agencyName: castAgencyName(agencyNo),
      })),
    agencies: castAgencies
      .filter(({ agencyNo, agencyName }) => matches(agencyNo, agencyName))
      .map((agency) => ({ ...agency })),
  }
}

function toContract(
  contractNumber: string,
  prodName: string,
  faceAmount: number | null,
  status: string,
  billStatus: string | null = 'Premium paying',
  relationship = 'Owner',
  place: Pick<ContractSource, 'list' | 'caseKey'> = { list: 'inforce', caseKey: null },
): LookupContract {
  const contract = { coCode: '01', coType: 'LIF', contractNo: contractNumber, inCss: true, productName: prodName }
  const source = { ...place, contract, agencyNo: 'AG1001', agentNos: place.list === 'inforce' ? ['100101'] : [] }
  return { contractNumber, prodName, faceAmount, status, billStatus, relationship, source }
}

/** A client whose ages depend on the day. */
type LookupClient = Omit<ClientDetail, 'age' | 'insuranceAge'> & { readonly name: string; readonly birthDate: string }

function contact(line: string, email: string | null, address: string | null) {
  return { phone: `31255501${line}`, email, address }
}

/** A few clients with contracts: several, one, none active, and one with hardly any data. */
const lookupClients: readonly LookupClient[] = [
  {
    clientId: '7000101',
    name: 'Ada Parkinson',
    birthDate: '1961-04-02',
    ...contact('61', 'ada.parkinson@example.com', '14 Harbor Street, Evanston, IL 60201'),
    contracts: [
      toContract('0001200101', 'Index UL', 500_000, 'ACTIVE'),
      toContract('0001200102', 'Level Term 20', 250_000, 'Active', 'Billed quarterly', 'Insured'),
      toContract('0001900105', 'Horizon Term 20', 400_000, 'In Underwriting', null, 'Insured', {
        list: 'pending',
        caseKey: '01|LIF|0001900105|0a1',
      }),
      toContract('0000800077', 'Flex Account 85', 100_000, 'TERM', null),
    ],
  },
  {
    clientId: '7000102',
    name: "Brendan O'Shaughnessy",
    birthDate: '1978-11-30',
    ...contact('62', 'brendan@example.com', '9 Mill Road, Unit 4, Madison, WI 53703'),
    contracts: [toContract('0001200203', 'Disability Income Plus', null, 'ACTIVE', 'Billed monthly')],
  },
  {
    clientId: '7000103',
    name: 'Lucía Fernández de la Vega',
    birthDate: '1949-02-28',
    ...contact('63', null, '220 Prairie Avenue, Chicago, IL 60616'),
    contracts: [toContract('0000700311', 'Performance 500', 75_000, 'TERM', 'Surrendered')],
  },
  {
    clientId: '7000104',
    name: 'Samuel Adebayo-Whitfield',
    birthDate: '1990-07-15',
    ...contact('64', null, null),
    contracts: [toContract('0001200404', 'Essential UL', 1_250_000, 'ACTIVE', null, 'Payor')],
  },
]

/** The agents of an agency, for whom its manager may request illustrations. */
export function mockIllustrationAgents(agencyNo: string): readonly IllustrationAgent[] {
  return castAgents(agencyNo).map(({ agentNo, fullName }) => ({ agentNo, fullName }))
}

/** Active policies whose client name or number holds the text; listed products can be automated. */
export function mockIllustrationPolicies(text: string): readonly IllustrationPolicy[] {
  const wanted = text.toLowerCase()
  return lookupClients.flatMap(({ name, birthDate, contracts }) =>
    contracts
      .filter(({ status }) => status?.toUpperCase() === 'ACTIVE')
      .filter(({ contractNumber }) => [name, contractNumber].some((value) => value?.toLowerCase().includes(wanted)))
      .map(({ contractNumber, prodName }) => ({
        clientName: name,
        dateOfBirth: birthDate,
        policyNumber: contractNumber ?? '',
        productType: prodName,
        canBeAutomated: isQuickProduct(prodName ?? ''),
      })),
  )
}
