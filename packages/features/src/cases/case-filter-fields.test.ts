import { caseLists, type ContractType, defaultCaseFilters } from '@producer-portal/domain/cases'
import { parseFilters } from '@producer-portal/domain/lists'
import { mockCases } from '@producer-portal/domain/mocks'
import { describe, expect, test } from 'vitest'
import { listMessages } from '../i18n/list-messages.js'
import { createTranslate } from '../i18n/useMessages.js'
import { storyNow } from '../testing/story-clock.js'
import { createTerms } from '../i18n/useTerms.js'
import { caseFilterFields, type FilterTexts } from './case-filter-fields.js'
import { caseMessages } from './case-screen-messages.js'
import { caseSummaryMessages } from './messages.js'
import { defaultMessagesContext } from '../testing/default-messages.js'

const texts: FilterTexts = {
  terms: createTerms([]),
  t: createTranslate(caseMessages, defaultMessagesContext),
  tSummary: createTranslate(caseSummaryMessages, defaultMessagesContext),
  tList: createTranslate(listMessages, defaultMessagesContext),
}
const getFields = (type: ContractType) =>
  caseFilterFields(type, defaultCaseFilters, caseLists[type].getFilterOptions(mockCases(storyNow, type)), texts)
const getTimes = (type: ContractType) =>
  getFields(type)
    .find(({ id }) => id === 'time')
    ?.options?.map(({ label }) => label)

test('Ordered By offers Agent and Home Office, on Issued too', () => {
  const choices = (['pending', 'issued'] as const).map((type) =>
    getFields(type)
      .find(({ id }) => id === 'orderedBy')
      ?.options?.map(({ label }) => label),
  )
  expect(choices).toEqual(choices.map(() => ['All', 'Agent', 'Home Office']))
})

const short = ['All', 'Today', ...[3, 7, 14, 30, 60, 90].map((days) => `Past ${days} days`)]
const long = [...short, 'Past 180 days', 'Past 365 days']

describe('the filters of', () => {
  test.each([
    ['pending', ['name', 'agent', 'status', 'orderedBy', 'time', 'attention']],
    ['issued', ['name', 'agent', 'status', 'orderedBy', 'time', 'attention']],
    ['not_placed', ['name', 'agent', 'status', 'time']],
  ] as const)('%s are %o, each of them open at first', (type, ids) => {
    const fields = getFields(type)
    expect(fields.map(({ id }) => id)).toEqual(ids)
    expect(fields.map(({ value }) => value)).toEqual(['', ...ids.slice(1).map(() => 'all')])
    for (const { options } of fields.slice(1)) expect(options?.[0]).toEqual({ value: 'all', label: 'All' })
  })

  test.each([
    ['pending', short],
    ['issued', long],
    ['not_placed', long],
  ] as const)('%s reach back in time: %o', (type, expected) => {
    expect(getTimes(type)).toEqual(expected)
  })
})

test('an age, which comes from the dashboard, is a field while it is set, and reasons are one press each', () => {
  const filters = { ...defaultCaseFilters, age: '61-90', attention: 'offers' } as const
  const fields = caseFilterFields('pending', filters, { agent: [], status: [] }, texts)
  expect(fields.slice(-2).map(({ options }) => options?.map(({ label }) => label))).toEqual([
    ['All', '0–7 days', '8–30 days', '31–60 days', '61–90 days', 'Over 90 days'],
    ['All', 'Requirements waiting on you', 'Offers to review', 'Pending over 90 days'],
  ])
})

test.each([
  [{ name: 'Byron' }, { name: 'Byron' }],
  [
    { agent: 'AG1001', status: 'all' },
    { agent: 'AG1001', status: 'all' },
  ],
  [{ time: 'past-7' }, { time: 'past-7' }],
  [{ time: 'past-365' }, {}],
  [{ color: 'red' }, {}],
])('the fields %o change the filters %o of the pending list', (values, expected) => {
  expect(parseFilters(caseLists.pending, values)).toEqual(expected)
})
