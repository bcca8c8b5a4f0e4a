import type { IllustrationAgent, IllustrationPolicy } from '../illustrations/index.ts'
import { isQuickProduct } from '../illustrations/index.ts'
import { lookupClients } from './lookup-clients.ts'
import { castAgents } from './people/cast.ts'

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
      .filter(({ contractNumber }) => [name, contractNumber].some((each) => each?.toLowerCase().includes(wanted)))
      .map(({ contractNumber, prodName }) => ({
        clientName: name,
        dateOfBirth: birthDate,
        policyNumber: contractNumber ?? '',
        productType: prodName,
        canBeAutomated: isQuickProduct(prodName ?? ''),
      })),
  )
}
