import { allValue, type ListRules, type ListSort } from '@producer-portal/domain/lists'
import { fn } from 'storybook/test'
import { storyNow } from '../testing/story-clock.js'
import { storyList } from '../testing/story-list.js'
import { getStoryUser } from '../testing/story-user.js'
import type { BusinessListProps } from './BusinessScreen/BusinessScreen.js'

/** A row of a list that belongs to no subject. */
export interface SampleRow {
  readonly id: string
  readonly client: string
  readonly product: string
  readonly days: number
}

/** Its filters. */
export interface SampleFilters {
  readonly name: string
  readonly product: string
}

const products = ['Whole Life', 'Term Life', 'Annuity']
const noFilters: SampleFilters = { name: '', product: allValue }
const daysFirst: ListSort = { columnId: 'days', direction: 'descending' }

/** Rows numbered from 1; the days count down. */
export const sampleRows = (count: number): readonly SampleRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    client: `Client ${index + 1}`,
    product: products[index % products.length] ?? '',
    days: count - index,
  }))

/** Texts longer than a cell, a word that cannot be broken, and a name from right to left. */
export const longRows: readonly SampleRow[] = [
  'Wilhelmina Charlotte von Hohenfels-Lindenbaum zu Rosenau',
  'Wolfeschlegelsteinhausenbergerdorff',
  'أميرة عبد الرحمن الخطيب',
].map((client, index) => ({
  id: String(index),
  client,
  product: 'Keystone Survivorship Whole Life with Extended Care Rider',
  days: 12_345_678 + index,
}))

export const sampleTypes = ['open', 'done'] as const
export type SampleType = (typeof sampleTypes)[number]

export const sampleColumns = [
  { id: 'client', header: 'Client', width: 240, card: 'title', text: ({ client }: SampleRow) => client },
  { id: 'product', header: 'Product', width: 200, text: ({ product }: SampleRow) => product },
  { id: 'days', header: 'Days', width: 80, align: 'end', text: ({ days }: SampleRow) => String(days) },
] as const

/** The rules of one of the two lists: a filter by name and one by product, sorted by client or days. */
export const sampleRules = (type: SampleType): ListRules<SampleRow, SampleFilters, null, SampleType> => ({
  type,
  columns: [
    { id: 'client', sortValue: ({ client }) => client },
    { id: 'days', sortValue: ({ days }) => days },
  ],
  defaultFilters: noFilters,
  filterValues: {},
  defaultSort: null,
  pageSizes: [5, 10, 'all'],
  urlPrefix: '',
  getFilterOptions: () => null,
  toOfferedFilters: (filters) => filters,
  filterRows: (rows, { name, product }) =>
    rows.filter((row) => row.client.includes(name) && (product === allValue || row.product === product)),
})

/** The list with something chosen of it. */
export const narrowed = (chosen: { readonly name?: string; readonly isSorted?: boolean }) =>
  storyList(sampleRules('open'), {
    filters: { ...noFilters, name: chosen.name ?? '' },
    sort: chosen.isSorted ? daysFirst : null,
  })

export type SampleListProps = BusinessListProps<SampleRow, SampleFilters, null>

/** The args that the stories of a list start from: twelve rows, five a page. */
export const sampleListArgs = {
  user: getStoryUser('rivera'),
  list: narrowed({}),
  loaded: { rows: sampleRows(12), onRetry: fn() },
  now: storyNow,
} satisfies SampleListProps
