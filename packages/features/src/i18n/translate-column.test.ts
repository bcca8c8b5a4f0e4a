import { caseColumns } from '@producer-portal/domain/cases'
import { mockCases } from '@producer-portal/domain/mocks'
import { textCell } from '@producer-portal/domain/lists'
import { overrideMessages } from '@producer-portal/ui'
import { expect, expectTypeOf, test } from 'vitest'
import { listMessages } from './list-messages.js'
import { columnMessages, termMessages } from './term-messages.js'
import { createTerms } from './useTerms.js'
import { translateColumn } from './translate-column.js'

const french = createTerms([
  overrideMessages(columnMessages, {
    'face-amount': 'Capital',
    'requirement-status': 'État',
    'ordered-by': 'Demandé par',
  }),
  overrideMessages(columnMessages, { 'modal-prem': 'Prime / mode', 'modal-prem-title': 'Prime' }),
  overrideMessages(termMessages, { Ordered: 'Demandée', Agent: 'Agent', 'Home Office': 'Siège social' }),
])

test.each([
  ['face-amount', 'Capital', 'Capital'],
  ['modal-prem', 'Prime / mode', 'Prime'],
  ['underwriter', 'Underwriter', 'Underwriter'],
] as const)('the column %s has the header %s and the title %s', (id, header, title) => {
  expect(translateColumn(caseColumns.byId[id], french)).toMatchObject({ header, title })
})

test('every line of a cell with words of the portal is in the language; words it does not know and names stay', () => {
  const [row] = mockCases(new Date('2026-03-16T15:00Z'), 'pending')
  if (!row) throw new Error('There are no cases')
  const [first] = row.requirements
  if (!first) throw new Error('The case has no requirements')
  const requirements = ['Ordered', 'Own Status'].map((status) => ({ ...first, status, orderedBy: 'Home Office' }))
  const read = (id: 'requirement-status' | 'ordered-by' | 'csr-name') =>
    translateColumn(caseColumns.byId[id], french)
      .text({ ...row, requirements: requirements.map((each) => ({ ...each, csrName: 'Ordered' })) })
      .split('\n')
      .toSorted()
  expect(read('requirement-status')).toEqual(['Demandée', 'Own Status'])
  expect(read('ordered-by')).toEqual(['Siège social', 'Siège social'])
  expect(read('csr-name')).toEqual(['Ordered', 'Ordered'])
})

test('a word with a place is the word for all that differ only there, counted as the language counts', () => {
  const { toTerm } = createTerms([
    overrideMessages(termMessages, {
      'Agent information: {agent}': 'Renseignements : {agent}',
      '{count} ready': { one: '{count} prête', other: '{count} prêtes' },
    }),
  ])
  expect(['Agent information: Elena Rivera (100101)', '1 ready', '12 ready'].map(toTerm)).toEqual([
    'Renseignements : Elena Rivera (100101)',
    '1 prête',
    '12 prêtes',
  ])
  expect(['ready', ' ready', 'Managed agent: Elena'].map(toTerm)).toEqual(['ready', ' ready', 'Managed agent: Elena'])
})

test("a column of one's own takes its header, and a word of one's own its text, from an override", () => {
  const cell = textCell<{ readonly region: string }>(({ region }) => region)
  const own = { id: 'region', header: 'Region', title: 'Region', number: 1000, width: 120, hasTerms: true, ...cell }
  const column = translateColumn(
    own,
    createTerms([
      overrideMessages(columnMessages, { region: 'Région', 'face-amount': 'Capital' }),
      overrideMessages(termMessages, { North: 'Nord', Active: 'En vigueur' }),
    ]),
  )
  expect(translateColumn(own, french).header).toBe('Region')
  expect([column.header, column.text({ region: 'North' })]).toEqual(['Région', 'Nord'])
})

test("an override of a column or a word is a text, and the portal's own are known", () => {
  expectTypeOf(overrideMessages<typeof columnMessages.entries>)
    .parameter(1)
    .toHaveProperty('face-amount')
  // @ts-expect-error a header is a text
  expect(overrideMessages(columnMessages, { region: 1000 })).toEqual({ subject: 'columns', texts: { region: 1000 } })
  // @ts-expect-error other catalogs have no entries of your own
  expect(overrideMessages(listMessages, { region: 'Région' }).texts).toEqual({ region: 'Région' })
})
