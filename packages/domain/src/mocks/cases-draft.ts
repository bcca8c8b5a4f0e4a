import type { Case } from '../cases/case.ts'
import type { Agent, Client } from '../contracts/people.ts'
import type { Requirement } from '../requirements/requirement.ts'
import { blankCase } from './blank-case.ts'
import type { Calendar } from './clock.ts'
import { asContractAgent } from './generator-people.ts'
import { castAgencies } from './people/agencies.ts'
import { castAgents } from './people/cast.ts'

interface CaseFacts extends Partial<Omit<Case, 'contract' | 'clients' | 'requirements'>> {
  readonly contract?: Partial<Case['contract']>
  readonly clients?: readonly Partial<Client>[]
  readonly requirements?: readonly Partial<Requirement>[]
}

/** A case of the small cast: what is particular about it, on top of an ordinary case. */
export function draftCase(calendar: Calendar, contractNo: string, days: number, facts: CaseFacts): Case {
  const { contract, clients = [], requirements = [], ...rest } = facts
  return {
    ...blankCase,
    contract: { coCode: '01', coType: 'LIF', contractNo, inCss: true, productName: 'Horizon Term 20', ...contract },
    clients: clients.map((client, index) => draftClient(`${contractNo}${index + 1}`, client)),
    agents: [castAgent('100101')],
    caseStatus: 'In Underwriting',
    daysSinceProcDate: days,
    procDate: calendar.ago(days),
    faceAmount: 250_000,
    modalPremium: 42.5,
    billFrequency: 'Monthly',
    targetPremium: 510,
    productLine: 'Life',
    contractType: 'Individual',
    programType: 'Accelerated',
    underwriterName: 'Dana Whitlock',
    underwriterMailID: 'dana.whitlock@example.com',
    requirements: requirements.map((requirement, index) =>
      draftRequirement(`${contractNo}-${index + 1}`, contractNo, requirement),
    ),
    ...rest,
  }
}

/** An agent of the cast on a contract. */
export function castAgent(agentNo: string, percentInterest: number | null = 100): Agent {
  const member = castAgents().find((agent) => agent.agentNo === agentNo)
  const agency = castAgencies.find((candidate) => candidate.agencyNo === member?.agencyNo)
  if (!member || !agency) throw new Error(`No agent ${agentNo} in the cast`)
  return asContractAgent(member, agency, percentInterest)
}

function draftClient(ipn: string, client: Partial<Client>): Client {
  const nameless = { firstName: null, middleName: null, lastName: null, suffixName: null, displayName: null }
  return { ...nameless, ipn, fullName: null, ...client }
}

function draftRequirement(id: string, caseId: string, facts: Partial<Requirement>): Requirement {
  return {
    id,
    caseId,
    pendingReqType: 'Paramedical exam',
    status: 'Ordered',
    statusCode: null,
    statusDate: null,
    requestDate: null,
    comments: null,
    orderedBy: 'Home Office',
    csrName: 'Kim Dawson',
    csrUserID: 'kim.dawson',
    subStatusCode: null,
    subStatusDescription: null,
    subStatuses: [],
    uploadEnabled: false,
    commentsEnabled: false,
    ...facts,
  }
}
