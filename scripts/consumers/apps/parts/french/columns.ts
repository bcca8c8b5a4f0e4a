import { type Case, defineCaseColumns, inLoadOrder, toCaseLists } from '@producer-portal/domain/cases'
import { moneyCell } from '@producer-portal/domain/lists'
import { mockCases } from '@producer-portal/domain/mocks'
import { now } from '../screens/desk'

/** A case with what the company's own API has beyond it. */
export interface Dossier extends Case {
  readonly annualPremium: number | null
}

/** The portal's columns, and one of the company's own. */
export const columns = defineCaseColumns<Dossier>({
  own: [
    {
      id: 'annual-premium',
      number: 1000,
      header: 'Prime annuelle',
      width: 140,
      cell: moneyCell((row) => row.annualPremium),
      onCard: 'meta',
      lists: { pending: 15 },
    },
  ],
})
export const { pending } = toCaseLists(columns)

export const dossiers = inLoadOrder(mockCases(now)).map((row, index): Dossier => ({
  ...row,
  annualPremium: 12_500 + 250 * index,
}))
