import { accessTemplates, applications, leaderboardTypes } from '@producer-portal/domain/catalog'
import { caseColumns, caseWidgetLists, toContractDetail } from '@producer-portal/domain/cases'
import { alertTypeText, inforceColumns, inforceWidgetLists } from '@producer-portal/domain/inforce'
import {
  castAgencies,
  castAgents,
  generateInforceAlerts,
  inforceDetailFrom,
  mockCases,
  mockClient,
  mockClientContracts,
  mockDelegationUsers,
  mockInforceAlerts,
} from '@producer-portal/domain/mocks'
import type { ListColumn } from '@producer-portal/domain/lists'
import { createLocale, ToastProvider } from '@producer-portal/ui'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { CaseDetail } from '../cases/CaseDetail/CaseDetail.js'
import { caseWidgetColumns } from '../cases/CaseWidget/case-widget-columns.js'
import { caseWidgetMessages } from '../cases/messages.js'
import { ClientLookupScreen } from '../client-lookup/ClientLookupScreen/ClientLookupScreen.js'
import { MessagesProvider } from '../i18n/MessagesProvider.js'
import { translateColumn } from '../i18n/translate-column.js'
import { createTranslate } from '../i18n/useMessages.js'
import { createTerms } from '../i18n/useTerms.js'
import { InforceDetail } from '../inforce/InforceDetail/InforceDetail.js'
import { inforceWidgetColumns } from '../inforce/InforceWidget/inforce-widget-columns.js'
import { inforceWidgetMessages } from '../inforce/messages.js'
import { ManageAccessScreen } from '../manage-access/ManageAccessScreen/ManageAccessScreen.js'
import { physicianStatement } from '../requirements/requirement.fixture.js'
import { StatusDetails } from '../requirements/StatusDetails/StatusDetails.js'
import { defaultMessagesContext } from '../testing/default-messages.js'
import { storyNow } from '../testing/story-clock.js'
import { frCA } from './fr-CA/index.js'
import { terms as pack } from './fr-CA/terms.js'

const locale = createLocale({ language: 'fr', region: 'CA', currency: 'CAD' })
const terms = createTerms(frCA, locale)
const context = { ...defaultMessagesContext, locale, texts: frCA }

const english = Object.entries(pack.terms).flatMap(([word, text]) =>
  word === text ? [] : [word.replace(/ *\{\w+\}/u, '')],
)
/** The English words in a text that the pack has in French. */
const findEnglish = (text: string) => english.filter((word) => new RegExp(`\\b${word}\\b`, 'u').test(text))

// What people wrote stays as it is, so the rows have none of it
const cases = mockCases(storyNow).map((row) => ({
  ...row,
  requirements: row.requirements.map((each) => ({ ...each, pendingReqType: null, comments: null, subStatuses: [] })),
}))
const alerts = mockInforceAlerts(storyNow).map((alert) => ({ ...alert, alertText1: null, alertText2: null }))

const linesIn = <Row,>(rows: readonly Row[], columns: readonly { readonly id: string; text(row: Row): string }[]) =>
  columns.flatMap((column) =>
    [...new Set(rows.flatMap((row) => column.text(row).split('\n')))].map((line) => [column.id, line]),
  )

const inLocale = <Row,>(column: ListColumn<Row>) => {
  const { id, text } = translateColumn(column, terms)
  return { id, text: (row: Row) => text(row, locale) }
}

const caseFacts = caseWidgetLists.pending.columns
const alertFacts = Object.values(inforceWidgetLists).flatMap(({ facts }) => facts)

test.each([
  ['the New Business lists and their exports', linesIn(cases, caseColumns.all.map(inLocale))],
  ['the in-force lists and their exports', linesIn(alerts, inforceColumns.all.map(inLocale))],
  [
    'the widget of New Business',
    linesIn(cases, caseWidgetColumns(caseFacts, createTranslate(caseWidgetMessages, context), locale, terms)),
  ],
  [
    'the widget of contracts in force',
    linesIn(alerts, inforceWidgetColumns(alertFacts, createTranslate(inforceWidgetMessages, context), locale, terms)),
  ],
])('%s leave no word of the data in English that French has', (_, lines) => {
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.filter(([, line = '']) => findEnglish(line).length > 0)).toEqual([])
})

const [agency] = castAgencies
if (!agency) throw new Error('The cast is empty')
const manyAlerts = generateInforceAlerts({ agency, agents: castAgents(agency.agencyNo), count: 500, clock: storyNow })

test('applications, templates, rankings and kinds of alerts have their names in each language', () => {
  const words = [
    ...applications.flatMap(({ category, description }) => [category, `${category}: {application}`, description]),
    ...accessTemplates.map(({ name }) => name),
    ...leaderboardTypes.map(({ label }) => label),
    ...manyAlerts.map(alertTypeText),
  ]
  expect(Object.keys(pack.terms)).toEqual(expect.arrayContaining(words))
  expect(terms.toTerm('New Business: Requirement uploads')).toBe(
    'Nouvelles affaires : Téléversements pour les exigences',
  )
  expect(terms.toTerm(leaderboardTypes[0]?.period ?? '')).toBe('365 derniers jours')
})

const [first] = cases
const detail = inforceDetailFrom(alerts, '7100100401')
if (!first || !detail) throw new Error('The cast is empty')
const [, second = first] = cases
const common = { isOpen: true, onClose: vi.fn(), onRetry: vi.fn() }

const screens: Readonly<Record<string, ReactNode>> = {
  'the panel of a case': (
    <CaseDetail
      {...common}
      contract={second.contract}
      detail={toContractDetail(second)}
      summary={second}
      insured={undefined}
    />
  ),
  'the panel of a contract': <InforceDetail {...common} contract={detail.contract} detail={detail} />,
  'the status of a requirement': <StatusDetails {...common} requirement={{ ...physicianStatement, subStatuses: [] }} />,
  'Client Lookup': (
    <ClientLookupScreen
      client={mockClient('7000101', storyNow)}
      contracts={mockClientContracts('7000101')}
      today={storyNow}
      onSearchOpen={vi.fn()}
      onClear={vi.fn()}
      onClientRetry={vi.fn()}
      onContractsRetry={vi.fn()}
      onRecentSelect={vi.fn()}
      onRecentClear={vi.fn()}
      getHref={() => undefined}
      getPolicyHref={() => '#policy'}
    />
  ),
  'Manage Access': (
    <ManageAccessScreen
      agencies={castAgencies}
      agencyNo={agency.agencyNo}
      getAgencyHref={() => '#'}
      people={mockDelegationUsers(agency.agencyNo, storyNow)}
      getPersonHref={() => '#'}
      onRetry={vi.fn()}
    />
  ),
}

test.each(Object.entries(screens))('%s leaves none either', async (_, screen) => {
  render(
    <MessagesProvider locale={locale} overrides={frCA} brand={context.brand}>
      <ToastProvider>{screen}</ToastProvider>
    </MessagesProvider>,
  )
  const texts = await vi.waitFor(readTexts)
  expect(texts.filter((text) => /opens in a new tab/u.test(text) || findEnglish(text).length > 0)).toEqual([])
})

/** The texts on the page, once there are some. */
function readTexts(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  expect(texts.length).toBeGreaterThan(5)
  return texts
}
