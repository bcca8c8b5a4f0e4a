import type { Case } from '../cases/case.ts'
import type { ContractType } from '../cases/contract-types.ts'
import { blankCase } from './blank-case.ts'
import { localCalendar } from './clock.ts'
import type { Calendar, Clock } from './clock.ts'
import { generateAmounts, generateContract, generateLine } from './generator-contracts.ts'
import { generateAgents, generateClient } from './generator-people.ts'
import type { BookNames, GeneratorAgent } from './generator-people.ts'
import { programTypes, underwriters } from './generator-products.ts'
import { generateRequirements } from './generator-requirements.ts'
import type { CastAgency } from './people/types.ts'
import { randomFor } from './random.ts'

export interface CaseBook {
  readonly agency: CastAgency
  /** The agents who write the cases; without agents, no case has one. */
  readonly agents: readonly GeneratorAgent[]
  readonly count: number
  readonly type: ContractType
  /** Dates are relative to its local today. */
  readonly clock: Clock
  /** Another seed gives another book with the same contract numbers; 1 by default. */
  readonly seed?: number
  /** `ordinary` by default. */
  readonly names?: BookNames
}

/**
 * Made-up cases of one agency and list, varied as a real book is: people of one or two, products, amounts, none to six
 * requirements, and a few gaps. The same seed and day give the same book, and a case is the same in a book of any
 * size. Up to 100,000 cases have distinct ten-digit contract numbers.
 */
export function generateCases(book: CaseBook): Case[] {
  const calendar = localCalendar(book.clock)
  return Array.from({ length: book.count }, (_, index) => generateCase(book, index, calendar))
}

function generateCase({ agency, agents, type, seed = 1, names }: CaseBook, index: number, calendar: Calendar): Case {
  const random = randomFor('case', seed, agency.agencyNo, type, index)
  const line = generateLine(random)
  const contract = generateContract(random, agency, type, index, line)
  const first = generateClient(random, names)
  const clients = random.chance(0.06) ? [first, generateClient(random, names)] : [first]
  const days = daysSinceProcessing(type, random.next())
  const underwriterName = random.orNull(0.08, random.pick(underwriters))
  const isDated = !random.chance(0.01)
  return {
    ...blankCase,
    contract,
    clients: random.chance(0.005) ? [] : clients,
    agents: generateAgents(random, agents, agency),
    caseStatus: random.orNull(0.005, random.weighted(caseStatuses[type])),
    daysSinceProcDate: isDated ? days : null,
    procDate: isDated ? calendar.ago(days) : null,
    ...generateAmounts(random, line),
    productLine: line.line,
    contractType: random.weighted([
      ['Individual', 88],
      ['Trust', 7],
      ['Business', 5],
    ]),
    programType: random.orNull(0.03, random.weighted(programTypes)),
    underwriterName,
    underwriterMailID: underwriterName && `${underwriterName.toLowerCase().replace(' ', '.')}@example.com`,
    requirements: generateRequirements({
      random,
      calendar,
      contractNo: contract.contractNo,
      days,
      isSettled: type !== 'pending',
    }),
  }
}

/** Most pending cases are a few weeks old, some are months old; the other lists reach back more than a year. */
function daysSinceProcessing(type: ContractType, at: number): number {
  return Math.floor(type === 'pending' ? 180 * at ** 2.5 : 420 * at ** 1.5)
}

const caseStatuses: Readonly<Record<ContractType, readonly (readonly [status: string, weight: number])[]>> = {
  pending: [
    ['Application Received', 14],
    ['In Underwriting', 34],
    ['Awaiting Requirements', 28],
    ['Approved', 10],
    ['Approved Other Than Applied', 4],
    ['In Issue', 7],
    ['Offer Pending', 3],
  ],
  issued: [
    ['Paid', 62],
    ['Not Paid', 22],
    ['Partially Paid', 6],
    ['Delivery Pending', 10],
  ],
  not_placed: [
    ['Declined', 34],
    ['Withdrawn', 28],
    ['Not Taken', 18],
    ['Postponed', 10],
    ['Canceled', 10],
  ],
}
