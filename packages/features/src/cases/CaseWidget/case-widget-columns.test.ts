import { defaultLocale } from '@producer-portal/ui'
import { caseWidgetLists, defineCaseColumns, toCaseWidget } from '@producer-portal/domain/cases'
import { textCell } from '@producer-portal/domain/lists'
import { mockCases } from '@producer-portal/domain/mocks'
import { expect, test } from 'vitest'
import { createTranslate } from '../../i18n/useMessages.js'
import { createTerms } from '../../i18n/useTerms.js'
import { storyNow } from '../../testing/story-clock.js'
import { caseWidgetMessages } from '../messages.js'
import { caseWidgetColumns } from './case-widget-columns.js'
import { defaultMessagesContext } from '../../testing/default-messages.js'

const t = createTranslate(caseWidgetMessages, defaultMessagesContext)
const columns = caseWidgetColumns(caseWidgetLists.pending.columns, t, defaultLocale, createTerms([]))
const [first] = mockCases(storyNow)
if (!first) throw new Error('The cast has no cases')
const row = { ...first, caseStatus: ' Approved ', daysSinceProcDate: 1200, faceAmount: 250_000 }

test('a row of the widget has its insured with the contract, its agent, status, days and amount', () => {
  expect(columns.map(({ id, align, card }) => [id, align, card])).toEqual([
    ['name', undefined, undefined],
    ['agent', undefined, 'subtitle'],
    ['status', undefined, 'status'],
    ['days', 'end', 'meta'],
    ['amount', 'end', 'amount'],
  ])
  const [name, agent, ...others] = columns
  expect([name?.text(row), name?.detail?.(row)]).toEqual([row.clients[0]?.fullName, row.contract.contractNo])
  expect(agent?.text(row)).toContain(row.agents[0]?.displayName)
  expect(agent?.detail?.(row)).toBe(row.agents.length === 1 ? row.agents[0]?.agencyName : '')
  expect(others.map((column) => column.text(row))).toEqual(['Approved', '1,200', '$250,000.00'])
  expect(others[0]?.tone?.(row)).toBe('success')
})

test('what is missing is blank, but for the name', () => {
  const empty = { ...row, clients: [], agents: [], caseStatus: null, daysSinceProcDate: null, faceAmount: null }
  expect(columns.map((column) => column.text(empty))).toEqual([t('unnamed'), '', '', '', ''])
  expect(columns.map((column) => column.cardText?.(empty))).toEqual([undefined, undefined, undefined, '', undefined])
})

test.each([0, 1, 12])('a card counts %i days in words', (days) => {
  const text = columns.find(({ id }) => id === 'days')?.cardText?.({ ...row, daysSinceProcDate: days })
  expect(text).toBe(t('daysCount', { count: days }))
})

test('a column of your own is a fact with its name, a removed one is gone', () => {
  const regions = ['North', null]
  const { lists } = toCaseWidget(
    defineCaseColumns<typeof row & { readonly region: string | null }>({
      without: ['days-pending'],
      own: [
        {
          id: 'region',
          number: 1000,
          header: 'Region',
          width: 120,
          cell: textCell(({ region }) => region),
          lists: {},
          inWidget: { pending: 15 },
        },
      ],
    }),
  )
  const shown = caseWidgetColumns(lists.pending.columns, t, defaultLocale, createTerms([]))
  expect(shown.map(({ id }) => id)).toEqual(['name', 'region', 'agent', 'status', 'amount'])
  expect(regions.map((region) => shown[1]?.cardText?.({ ...row, region }))).toEqual(['Region North', ''])
})
