import {
  type Case,
  type CaseWidgetRules,
  defineCaseColumns,
  toCaseLists,
  toCaseWidget,
} from '@producer-portal/domain/cases'
import { dateCell, moneyCell, textCell } from '@producer-portal/domain/lists'

/** A case with what your own API has beyond it. */
export interface OwnCase extends Case {
  readonly region: string | null
  readonly nextReview: string | null
  readonly reinsured: number | null
}

/** The portal's columns, minus two, plus three: define them once, outside of components. */
export const columns = defineCaseColumns<OwnCase>({
  without: ['underwriter-type', 'ipn'],
  own: [
    {
      id: 'region',
      number: 1000,
      header: 'Region of the Insured',
      title: 'Region',
      width: 132,
      cell: textCell((row) => row.region),
      filter: (row) => row.region,
      onCard: 'meta',
      lists: { pending: 15, issued: 15 },
      inWidget: { pending: 35, issued: 35 },
    },
    {
      id: 'next-review',
      number: 1001,
      header: 'Next Review',
      width: 112,
      cell: dateCell((row) => row.nextReview),
      lists: { pending: 16 },
    },
    {
      id: 'reinsured',
      number: 1002,
      header: 'Reinsured',
      width: 132,
      cell: moneyCell((row) => row.reinsured),
      exportText: null,
      lists: { pending: 45 },
    },
  ],
})

export const lists = toCaseLists(columns)
export const widget: CaseWidgetRules<OwnCase> = toCaseWidget(columns)
