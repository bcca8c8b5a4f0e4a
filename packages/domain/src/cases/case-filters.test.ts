import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { caseColumns } from './case-lists.ts'
import { caseSchema } from './case.ts'
import {
  getCaseFilterOptions,
  defaultCaseFilters,
  filterCases,
  hasOrderedByFilter,
  toOfferedCaseFilters,
  statusOptions,
} from './case-filters.ts'
import type { CaseFilters } from './case-filters.ts'
import { contractTypes } from './contract-types.ts'

const now = new Date(2026, 2, 9, 15)
const contract = (contractNo: string) => ({ coCode: '01', coType: 'LIF', contractNo })
const elena = { agentNo: '100101', firstName: 'Elena', lastName: 'Rivera', agencyNo: 'AG1001', agencyName: 'Lakeshore' }
const cases = [
  {
    contract: contract('0000004711'),
    clients: [{ fullName: 'José  Ñíguez' }],
    agents: [elena],
    caseStatus: 'In Underwriting',
    procDate: '2026-03-09',
    daysSinceProcDate: 7,
    requirements: [{ id: '1', orderedBy: 'Agent', status: 'Required' }],
  },
  {
    contract: contract('815'),
    clients: [{ firstName: 'Ada', lastName: 'Parkinson' }, { fullName: "Niamh O'Brien" }],
    agents: [{ agentNo: '200201', agencyNo: '2002' }],
    caseStatus: 'Approved',
    procDate: '2026-03-02',
    daysSinceProcDate: 91,
    requirements: [{ id: '2', orderedBy: 'Home Office' }],
  },
  { contract: contract('AB99'), caseStatus: null },
].map((row) => v.parse(caseSchema, row))

const found = (filters: Partial<CaseFilters>) =>
  filterCases(cases, { ...defaultCaseFilters, ...filters }, now).map((row) => row.contract.contractNo)

describe('the list shows the cases that pass', () => {
  test.each<[string, Partial<CaseFilters>, string[]]>([
    ['no filter', {}, ['0000004711', '815', 'AB99']],
    ['part of the full name, in any case', { name: ' josé ñ' }, ['0000004711']],
    ['part of the name of a second insured', { name: "o'brien" }, ['815']],
    ['a name joined from its parts', { name: 'ada park' }, ['815']],
    ['a name without its accents, in either order', { name: 'niguez  jose' }, ['0000004711']],
    ['a name without its apostrophe', { name: 'obrien' }, ['815']],
    ['words of two insureds', { name: 'jose park' }, []],
    ['part of the contract number', { name: '47' }, ['0000004711']],
    ['a contract number with zeros that the list leaves out', { name: '0000000815' }, ['815']],
    ['a contract number in any case', { name: 'ab9' }, ['AB99']],
    ['a text that nothing has', { name: 'zebra' }, []],
    ['an agency', { agent: 'AG1001' }, ['0000004711']],
    ['an agency whose number lacks the mark', { agent: 'AG2002' }, ['815']],
    ['an agent', { agent: '200201' }, ['815']],
    ['a status', { status: 'Approved' }, ['815']],
    ['Ordered By Agent', { orderedBy: 'Agent' }, ['0000004711']],
    ['Ordered By Home Office', { orderedBy: 'Home Office' }, ['815']],
    ['today', { time: 'today' }, ['0000004711']],
    ['the past 7 days, the seventh included', { time: 'past-7' }, ['0000004711', '815']],
    ['an age, its last day included', { age: '0-7' }, ['0000004711']],
    ['what needs the producer for its age', { attention: 'over-90' }, ['815']],
    ['what needs the producer for its requirements', { attention: 'requirements' }, ['0000004711']],
    ['all filters at once', { name: 'a', agent: 'AG2002', status: 'Approved', time: 'past-30' }, ['815']],
  ])('%s', (_, filters, expected) => {
    expect(found(filters)).toEqual(expected)
  })
})

test('a case whose requirement was answered just now needs nobody', () => {
  const markers = [{ requirementId: '1', status: 'Required', sentAt: now.getTime() }]
  const filters = { ...defaultCaseFilters, attention: 'requirements' }
  expect(filterCases(cases, filters, now, { markers, now })).toEqual([])
})

test('the statuses to choose from are those of the loaded cases', () => {
  expect(statusOptions(cases).map((option) => option.label)).toEqual(['Approved', 'In Underwriting'])
})

test.each<[Partial<CaseFilters>, boolean]>([
  [{}, false],
  [{ name: ' ' }, false],
  [{ name: 'a' }, true],
  [{ time: 'today' }, true],
  [{ orderedBy: 'Agent' }, true],
])('with %o the list is filtered: %s', (filters, isFiltered) => {
  expect(filterCases(cases, { ...defaultCaseFilters, ...filters }, now) !== cases).toBe(isFiltered)
})

test('Ordered By is offered on Pending and Issued', () => {
  expect(contractTypes.filter(hasOrderedByFilter)).toEqual(['pending', 'issued'])
})

describe('a filter value that the list does not offer counts as the default', () => {
  const asked: CaseFilters = {
    ...defaultCaseFilters,
    name: 'o',
    agent: '100101',
    status: 'Approved',
    orderedBy: 'Agent',
    time: 'past-365',
    age: 'over-90',
    attention: 'not-paid',
  }
  const gone: CaseFilters = { ...asked, attention: 'luck', agent: 'AG7777', status: 'Constructor', orderedBy: 'Nobody' }

  test.each([
    ['Issued', 'issued', asked, asked],
    ['Pending, which does not reach back a year', 'pending', asked, { ...asked, time: 'all', attention: 'all' }],
    ['Not Placed, which has no requirements', 'not_placed', asked, { ...asked, orderedBy: 'all', attention: 'all' }],
    [
      'a list without that agency, status or party',
      'issued',
      gone,
      { ...defaultCaseFilters, name: 'o', time: 'past-365', age: 'over-90' },
    ],
  ] as const)('%s', (_, type, filters, expected) => {
    expect(toOfferedCaseFilters(filters, type, getCaseFilterOptions(cases))).toEqual(expected)
  })
})

test('Ordered By puts the requirement that it found first in its row, whoever has to act', () => {
  const both = [
    { id: '1', pendingReqType: 'Exam', orderedBy: 'Home Office', status: 'Required' },
    { id: '2', pendingReqType: 'Form', orderedBy: 'Agent', status: 'Received' },
    { id: '3', pendingReqType: 'Letter', orderedBy: 'Agent', status: 'Received' },
  ]
  const rows = [v.parse(caseSchema, { contract: contract('1'), requirements: both })]
  const shown = (orderedBy: string) =>
    filterCases(rows, { ...defaultCaseFilters, orderedBy }, now).flatMap((row) =>
      caseColumns.byId.requirements.items?.(row),
    )
  expect(shown('all')).toEqual(['Exam', 'Form', 'Letter'])
  expect(shown('Agent')).toEqual(['Form', 'Letter', 'Exam'])
  expect(shown('Home Office')).toEqual(['Exam', 'Form', 'Letter'])
})
