import type { Contract } from '../contracts/contract.ts'
import { billFrequencies, paymentsPerYear, productLines } from './generator-products.ts'
import type { ProductLine } from './generator-products.ts'
import type { CastAgency } from './people/types.ts'
import type { Random } from './random.ts'

/** The prefix of a book's contract numbers, so that no two books share one. */
const bookDigits = { pending: '0', issued: '1', not_placed: '2', inforce: '7' } as const
export type Book = keyof typeof bookDigits

/** The product line of a contract, life more often than the others. */
export function generateLine(random: Random): ProductLine {
  return random.weighted(productLines.map((line) => [line, line.weight] as const))
}

/** A contract whose ten-digit number is made of the book, the agency and its place in the book. */
export function generateContract(
  random: Random,
  { agencyNo }: CastAgency,
  book: Book,
  index: number,
  line: ProductLine,
): Contract {
  const agency = agencyNo.replace(/\D/g, '').padStart(4, '0')
  return {
    coCode: random.chance(0.8) ? '01' : '02',
    coType: line.coType,
    contractNo: `${bookDigits[book]}${agency}${String(index).padStart(5, '0')}`,
    inCss: random.chance(0.7),
    productName: random.orNull(0.005, random.pick(line.products)),
  }
}

export interface Amounts {
  readonly faceAmount: number | null
  readonly modalPremium: number | null
  readonly billFrequency: string | null
  readonly targetPremium: number | null
}

/** Benefit and premiums that fit each other; each is missing now and then. A disability benefit is a month's. */
export function generateAmounts(random: Random, { line }: ProductLine): Amounts {
  const face = line === 'Disability Income' ? random.int(15, 150) * 100 : random.weighted(faceAmounts)
  const rate = line === 'Disability Income' ? 0.3 : 0.002 + random.next() * 0.02
  const target = Math.max(180, Math.round(face * rate * 100) / 100)
  const frequency = random.weighted(billFrequencies)
  const modal = Math.round((target / paymentsPerYear[frequency]) * 102) / 100
  return {
    faceAmount: random.orNull(0.01, face),
    modalPremium: random.orNull(0.02, modal),
    billFrequency: random.orNull(0.01, frequency),
    targetPremium: random.orNull(0.05, target),
  }
}

const faceAmounts = [
  [25_000, 4],
  [50_000, 6],
  [100_000, 14],
  [150_000, 8],
  [250_000, 22],
  [500_000, 22],
  [750_000, 7],
  [1_000_000, 12],
  [1_500_000, 2],
  [2_500_000, 2],
  [5_000_000, 1],
] as const
