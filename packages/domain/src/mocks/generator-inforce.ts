import { joinName } from '../formatting/display-name.ts'
import type { InforceAlert } from '../inforce/alert.ts'
import { quickProducts } from '../illustrations/products.ts'
import type { InforceType } from '../inforce/inforce-types.ts'
import { readClock, utcCalendar } from './clock.ts'
import type { Calendar, Clock } from './clock.ts'
import { generateAmounts, generateContract, generateLine } from './generator-contracts.ts'
import { getAlertTexts, listWeights, policyServices } from './generator-inforce-texts.ts'
import type { GeneratedList } from './generator-inforce-texts.ts'
import { generateAgents, generateClient } from './generator-people.ts'
import type { BookNames, GeneratorAgent } from './generator-people.ts'
import type { ProductLine } from './generator-products.ts'
import type { CastAgency } from './people/types.ts'
import { randomFor } from './random.ts'
import type { Random } from './random.ts'

export interface AlertBook {
  readonly agency: CastAgency
  readonly agents: readonly GeneratorAgent[]
  readonly count: number
  /** One list, or a mixture of all; 'all' by default. */
  readonly type?: InforceType
  /** Dates are relative to its UTC today. */
  readonly clock: Clock
  /** 1 by default. */
  readonly seed?: number
  /** `ordinary` by default. */
  readonly names?: BookNames
}

/**
 * Made-up in-force alerts of one agency. Every fourth alert belongs to the contract before it, and every fifth contract
 * to the owner before it, so that side panels have something to show. The same seed and day give the same alerts, and
 * an alert is the same in a book of any size.
 */
export function generateInforceAlerts(book: AlertBook): InforceAlert[] {
  const calendar = utcCalendar(readClock(book.clock))
  return Array.from({ length: book.count }, (_, index) => generateAlert(book, index, calendar))
}

function generateAlert(book: AlertBook, index: number, calendar: Calendar): InforceAlert {
  const { agency, type = 'all', seed = 1 } = book
  const random = randomFor('alert', seed, agency.agencyNo, type, index)
  const list = type === 'all' ? random.weighted(listWeights) : type
  const texts = getAlertTexts[list]
  const age = Math.floor(100 * random.next() ** 2.5)
  return {
    ...generateInforceContract(book, index - Math.floor(index / 4), calendar),
    alertType: random.pick(texts.alertTypes),
    alertSubType: random.pick(texts.subTypes),
    alertDate: random.orNull(0.01, calendar.ago(age)),
    alertText1: random.pick(texts.texts),
    alertText2: random.chance(0.15) ? 'Please contact the owner.' : null,
    policyStatus: random.orNull(0.01, random.pick(texts.statuses)),
    ...generateDates(random, list, age, calendar),
  }
}

/** A payment is missed shortly before the alert; the lapse or the non-forfeiture option follows after a grace time. */
function generateDates(random: Random, list: GeneratedList, age: number, calendar: Calendar) {
  if (list !== 'missed' && list !== 'pending-lapse') {
    return { alertDataDate: null, lapseDate: null, daysToLapseDate: null }
  }
  const days = random.int(3, 61) - Math.min(age, 10)
  return {
    alertDataDate: list === 'missed' ? calendar.ago(age + random.int(0, 2)) : null,
    lapseDate: calendar.ago(-days),
    daysToLapseDate: days,
  }
}

type ContractPart = Pick<
  InforceAlert,
  | 'contract'
  | 'clients'
  | 'agents'
  | 'faceAmount'
  | 'modalPremium'
  | 'billFrequency'
  | 'baseIssueDate'
  | 'payor'
  | 'billGroup'
  | 'aplAvailable'
  | 'policyInfo'
>

function generateInforceContract(book: AlertBook, index: number, calendar: Calendar): ContractPart {
  const { agency, agents, type = 'all', seed = 1, names } = book
  const random = randomFor('inforce', seed, agency.agencyNo, type, index)
  const owner = generateClient(randomFor('owner', seed, agency.agencyNo, type, index - Math.floor(index / 5)), names)
  const line = generateLine(random)
  const { faceAmount, modalPremium, billFrequency } = generateAmounts(random, line)
  const contract = generateContract(random, agency, 'inforce', index, line)
  return {
    contract: { ...contract, productName: getOlderProduct(book, index, line) ?? contract.productName },
    clients: [owner],
    agents: generateAgents(random, agents, agency),
    faceAmount,
    modalPremium,
    billFrequency,
    baseIssueDate: calendar.ago(random.int(400, 12_000)),
    payor: random.chance(0.85) ? joinName(owner) : joinName(generateClient(random, names)),
    billGroup: random.chance(0.7) ? null : `B-${random.int(100, 999)}`,
    aplAvailable: random.orNull(0.05, random.chance(0.5)),
    policyInfo: {
      services: policyServices.filter(() => random.chance(0.3)),
      percentOfInterestFormatted: '100%',
    },
  }
}

/** Products that are sold no longer, which many life contracts in force still have. */
function getOlderProduct(
  { agency, type = 'all', seed = 1 }: AlertBook,
  index: number,
  line: ProductLine,
): string | null {
  const random = randomFor('older product', seed, agency.agencyNo, type, index)
  return line.line === 'Life' && random.chance(0.4) ? random.pick(quickProducts) : null
}
