import { contractTypeNames } from './contract-types.ts'
import type { ContractType } from './contract-types.ts'

const grouped = new Intl.NumberFormat('en-US')
const plurals = new Intl.PluralRules('en')

/** The parts of a counted text such as 'Showing 1,234 Pending Cases'. */
export interface CountedText {
  /** With thousands separators. */
  readonly count: string
  /** Which form the counted word takes. */
  readonly plural: 'one' | 'other'
  readonly type: string
}

/** A count and the form of the word that it counts, for any list. */
export function counted(count: number, type: string): CountedText {
  return { count: grouped.format(count), plural: plurals.select(count) === 'one' ? 'one' : 'other', type }
}

/** The inputs of the toolbar text of a New Business list. */
export function countedCases(count: number, type: ContractType): CountedText {
  return counted(count, contractTypeNames[type].label)
}
