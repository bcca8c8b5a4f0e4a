import type { AgentSearchResult, ClientDetail, ClientResult, LookupContract } from '../lookup/index.ts'
import { lookupClients } from './lookup-clients.ts'
import { castAgencies, castAgencyName } from './people/agencies.ts'
import { castAgents } from './people/cast.ts'

/** Clients whose name or one of whose contract numbers holds the text, one row per contract. */
export function mockClientSearch(text: string): readonly ClientResult[] {
  const wanted = text.toLowerCase()
  return lookupClients.flatMap(({ clientId, name, birthDate, contracts }) =>
    contracts
      .filter((contract) => [name, contract.contractNumber].some((each) => each?.toLowerCase().includes(wanted)))
      .map(({ contractNumber, relationship }) => ({ name, birthDate, ipn: clientId, contractNumber, relationship })),
  )
}

/** A client of the cast, ages counted on the day of `now`; null for any other id. */
export function mockClient(clientId: string, now: Date): ClientDetail | null {
  const client = lookupClients.find((each) => each.clientId === clientId)
  if (client === undefined) return null
  const halfYears = Math.floor((now.getTime() - Date.parse(client.birthDate)) / (365.25 * 43_200_000))
  return { ...client, age: Math.floor(halfYears / 2), insuranceAge: Math.ceil(halfYears / 2) }
}

/** The contracts of a client of the cast. */
export function mockClientContracts(clientId: string): readonly LookupContract[] {
  return lookupClients.find((each) => each.clientId === clientId)?.contracts ?? []
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
      .map((each) => ({ ...each })),
  }
}
