import { defaultLocale } from '@producer-portal/ui'
import {
  defineInforceColumns,
  type InforceAlert,
  inforceWidgetLists,
  toInforceWidgetLists,
} from '@producer-portal/domain/inforce'
import { textCell } from '@producer-portal/domain/lists'
import { mockInforceAlerts } from '@producer-portal/domain/mocks'
import { expect, test } from 'vitest'
import { createTerms } from '../../i18n/useTerms.js'
import { inforceWidgetColumns } from './inforce-widget-columns.js'

const t = ((key: string) => key) as Parameters<typeof inforceWidgetColumns>[1]
const alerts = mockInforceAlerts(new Date('2026-03-16T15:00:00Z'))
const [lapsing] = alerts.filter(({ alertType }) => alertType === 'PendingLapse')

/** The line of facts on a card. */
function cardFacts(alert: (typeof alerts)[number]) {
  const columns = inforceWidgetColumns(
    inforceWidgetLists['pending-lapse'].facts,
    t,
    defaultLocale,
    createTerms([]),
  ).filter(({ card }) => card === 'meta')
  return columns.map((column) => column.cardText?.(alert))
}

test('a date on a card says which one it is, and one that is missing says nothing', () => {
  if (!lapsing) throw new Error('The cast has no pending lapse')
  const alert = { ...lapsing, alertDate: '2026-03-09', lapseDate: '2026-04-06' }
  expect(cardFacts(alert)).toContain('Lapse Date 04/06/2026')
  expect(cardFacts({ ...alert, lapseDate: null }).filter((text) => text?.includes('Lapse Date'))).toEqual([])
})

test('a row has its owner with the contract, its facts, and the agent with the agency', () => {
  if (!lapsing) throw new Error('The cast has no pending lapse')
  const alert = { ...lapsing, clients: [], lapseDate: '2026-04-06' }
  const columns = inforceWidgetColumns(inforceWidgetLists['pending-lapse'].facts, t, defaultLocale, createTerms([]))
  const [owner, ...others] = columns
  const agent = others.at(-1)
  const [first] = alert.agents
  expect(columns.map(({ id, isSortable }) => [id, isSortable])).toEqual(
    ['owner', 'product-name', 'lapse-date', 'alert-date', 'agent'].map((id) => [id, false]),
  )
  expect([owner?.text(alert), owner?.detail?.(alert)]).toEqual(['unnamed', alert.contract.contractNo])
  expect(others.map((column) => column.text(alert))).toContain('04/06/2026')
  expect(agent?.text(alert)).toContain(first?.displayName)
  expect(agent?.detail?.(alert)).toBe(alert.agents.length === 1 ? first?.agencyName : '')
  expect(others.map(({ card }) => card)).toEqual(['subtitle', 'meta', 'meta', 'subtitle'])
})

test('a fact of your own is among them, a removed one is not', () => {
  const { missed } = toInforceWidgetLists(
    defineInforceColumns<InforceAlert & { readonly region: string }>({
      without: ['due-date'],
      own: [
        {
          id: 'region',
          number: 1000,
          header: 'Region',
          width: 160,
          cell: textCell(({ region }) => region),
          lists: {},
          inWidget: { missed: 15 },
        },
      ],
    }),
  )
  const columns = inforceWidgetColumns(missed.facts, t, defaultLocale, createTerms([]))
  expect(columns.map(({ id }) => id)).toEqual(['owner', 'payor-name', 'region', 'modal-premium', 'agent'])
})
