import { describe, expect, test } from 'vitest'
import {
  columnSettingsErrors,
  loadColumnSettings,
  shownColumns,
  toColumnPreferences,
} from '../column-settings/index.ts'
import { formatListUrl, linesCell, numberCell, parseListUrl, statusCell, textCell } from '../lists/index.ts'
import { mockCases } from '../mocks/cases.ts'
import { caseExport } from './case-export.ts'
import { caseColumns, caseLists, defineCaseColumns, toCaseLists } from './case-lists.ts'
import { caseWidgetLists, caseWidgetState } from './case-widget-list.ts'
import type { Case } from './case.ts'
import { toCaseWidget } from './own-case-widget.ts'

interface NordkapCase extends Case {
  readonly region: string | null
  readonly score: number
}

const now = new Date(2026, 2, 16)
const regions = ['North', 'South', ' North ', null]
const cases = mockCases(now)
  .slice(0, 4)
  .map((row, index): NordkapCase => ({ ...row, region: regions[index] ?? null, score: index }))

const region = {
  id: 'region',
  number: 1001,
  header: 'Region of the Insured',
  title: 'Region',
  width: 140,
  cell: textCell<NordkapCase>((row) => row.region),
  filter: (row: NordkapCase) => row.region,
  onCard: 'meta',
  lists: { pending: 25, issued: 900 },
  inWidget: { pending: 35 },
} as const
const score = {
  id: 'score',
  number: 1002,
  header: 'Score',
  width: 80,
  cell: numberCell<NordkapCase>((row) => row.score),
  exportText: null,
  lists: { pending: 26 },
} as const

const columns = defineCaseColumns<NordkapCase>({ without: ['underwriter-type', 'days-pending'], own: [region, score] })
const lists = toCaseLists(columns)
const idsOf = (shown: readonly { readonly id: string }[]) => shown.map(({ id }) => id)
const filtered = (filters: object) =>
  lists.pending.filterRows(cases, { ...lists.pending.defaultFilters, ...filters }, now).map((row) => cases.indexOf(row))

describe('columns of your own', () => {
  test('stand at their places in the lists that show them, and the removed ones are gone', () => {
    const pending = idsOf(caseColumns.byList.pending).filter((id) => id !== 'underwriter-type' && id !== 'days-pending')
    expect(idsOf(lists.pending.columns)).toEqual(pending.toSpliced(2, 0, 'region', 'score'))
    expect(idsOf(lists.issued.columns)).toEqual([...idsOf(caseColumns.byList.issued), 'region'])
    expect(lists.not_placed.columns).toEqual(caseColumns.byList.not_placed)
  })

  test('leave the columns of the portal as they are', () => {
    expect(caseColumns.byList.pending).toHaveLength(20)
    expect(caseLists.pending.defaultFilters).not.toHaveProperty('by-region')
    expect(caseWidgetLists.pending.columns).toHaveLength(5)
  })

  test('sort by what they read', () => {
    const column = lists.pending.columns.find(({ id }) => id === 'score')
    expect(cases.map((row) => column?.sortValue(row))).toEqual([0, 1, 2, 3])
    expect(parseListUrl(new URLSearchParams('sort=score&dir=descending'), lists.pending).sort).toEqual({
      columnId: 'score',
      direction: 'descending',
    })
  })

  test('say what their cells read, as statuses and line by line too', () => {
    const stage = { ...region, id: 'stage', number: 1003, cell: statusCell<NordkapCase>((row) => row.region) }
    const codes = {
      ...score,
      id: 'codes',
      number: 1004,
      cell: linesCell(
        (row: NordkapCase) => row.agents,
        () => 'A',
      ),
    }
    const { byId } = defineCaseColumns<NordkapCase>({ own: [stage, codes] })
    expect(cases.map((row) => byId['stage']?.tone?.(row))).toEqual(cases.map(() => 'neutral'))
    expect(cases.map((row) => byId['codes']?.text(row).length)).toEqual(cases.map((row) => row.agents.length * 2 - 1))
  })

  test('are exported in the order of the user, but for those that stay out of files', () => {
    const settings = loadColumnSettings('pending', [], columns).settings.slice(0, 4)
    const table = caseExport({ type: 'pending', cases, columns: shownColumns(settings, lists.pending.columns), now })
    expect(table.head.columns.map(({ header }) => header)).toEqual([
      'Insured Name',
      'Contract Number',
      'Region of the Insured',
    ])
    expect(cases.map((_, index) => table.row(index).texts[2])).toEqual(['North', 'South', 'North', ''])
  })

  test('have another text in a file if they say so', () => {
    const coded = { ...region, exportText: (row: NordkapCase) => `R-${row.region?.trim() ?? '?'}` }
    const { region: column } = defineCaseColumns<NordkapCase>({ own: [coded] }).byId
    const table = caseExport({ type: 'pending', cases, columns: column ? [column] : [], now })
    expect(cases.map((_, index) => table.row(index).texts[0])).toEqual(['R-North', 'R-South', 'R-North', 'R-?'])
  })
})

describe('the filter of a column', () => {
  test('offers every value of the rows, once', () => {
    expect(lists.pending.getFilterOptions(cases).columns).toEqual([
      {
        id: 'by-region',
        label: 'Region',
        options: ['North', 'South'].map((value) => ({ value, label: value })),
      },
    ])
  })

  test.each([
    ['all', [0, 1, 2, 3]],
    ['North', [0, 2]],
    ['South', [1]],
  ])('%s shows the rows %j', (value, rows) => {
    expect(filtered({ 'by-region': value })).toEqual(rows)
  })

  test('counts together with the other filters', () => {
    expect(filtered({ 'by-region': 'North', name: cases[2]?.contract.contractNo })).toEqual([2])
  })

  test('is in the URL, and a value that no row has counts as all', () => {
    const state = parseListUrl(new URLSearchParams('by-region=West&status=Approved'), lists.pending)
    expect(state.filters).toMatchObject({ 'by-region': 'West', status: 'Approved' })
    expect(formatListUrl(state, new URLSearchParams(), lists.pending).get('by-region')).toBe('West')
    expect(lists.pending.toOfferedFilters(state.filters, lists.pending.getFilterOptions(cases))).toMatchObject({
      'by-region': 'all',
    })
  })
})

describe('column settings', () => {
  test('are saved under the number of your own, and read back', () => {
    const { settings } = loadColumnSettings('pending', [], columns)
    const saved = toColumnPreferences(settings, columns).toReversed()
    expect(saved.find(({ title }) => title === 'Region')).toMatchObject({ column: 1001, visible: true })
    expect(
      loadColumnSettings(
        'pending',
        saved.map((each, order) => ({ ...each, order, locked: false })),
        columns,
      ),
    ).toMatchObject({
      settings: settings.toReversed().map(({ id }) => ({ id, locked: false })),
      error: null,
    })
  })

  test('that name a column which was left out since are still good', () => {
    const saved = [{ title: 'Days Pending', column: 7, order: 1, visible: true, locked: true }]
    const { settings, error } = loadColumnSettings('pending', saved, columns)
    expect([error, idsOf(settings).includes('days-pending')]).toEqual([null, false])
  })

  test('go by the number of your own, so that its title may change', () => {
    const saved = [
      { title: 'Former Region', column: 1001, order: 1, visible: false, locked: false },
      { title: 'A column that is gone', column: 1999, order: 2, visible: true, locked: false },
    ]
    const { settings, error } = loadColumnSettings('pending', saved, columns)
    expect([error, settings[0]]).toEqual([null, { id: 'region', visible: false, locked: false }])
  })

  test('of your own are good to save, and a number that no column of the list has is not', () => {
    const good = toColumnPreferences(loadColumnSettings('pending', [], columns).settings, columns)
    const renamed = good.map((each) => (each.column === 1001 ? { ...each, title: 'Former Region' } : each))
    expect([good, renamed].map((saved) => columnSettingsErrors('pending', saved, columns))).toEqual([[], []])
    const gone = renamed.map((each) => (each.column === 1001 ? { ...each, column: 1999 } : each))
    expect(columnSettingsErrors('pending', gone, columns)).toEqual(['The list does not have one of these columns.'])
    expect(columnSettingsErrors('pending', good)).toEqual(['The list does not have one of these columns.'])
  })

  test('of another registry are left out of a save', () => {
    expect(toColumnPreferences([{ id: 'region', visible: true, locked: false }])).toEqual([])
  })
})

describe('the widget', () => {
  const widget = toCaseWidget(columns)

  test('has a column of your own at its place in the lists that it names', () => {
    expect(idsOf(widget.lists.pending.columns)).toEqual(['name', 'agent', 'status', 'region', 'amount'])
    expect(idsOf(widget.lists.issued.columns)).toEqual(['name', 'agent', 'status', 'amount'])
  })

  test('does not open with the order of a column that is gone', () => {
    expect(widget.state.defaultSort).toBeNull()
    expect(toCaseWidget(caseColumns).state.defaultSort).toEqual(caseWidgetState.defaultSort)
  })

  test('keeps the filter of a column in its URL', () => {
    const { filters } = parseListUrl(new URLSearchParams('by-region=North&list=issued'), widget.state)
    expect(filters).toMatchObject({ 'by-region': 'North', list: 'issued' })
    expect(widget.lists.issued.filterRows(cases, filters, now)).toHaveLength(2)
  })
})

describe('a definition that cannot be meant says why', () => {
  test.each([
    ['an id that is taken', { ...region, id: 'ipn' }, "There is a column 'ipn' already. Leave it out to replace it."],
    ['a number that is taken', { ...region, number: 4 }, "The column 'region' has the number 4 of 'face-amount'."],
    ['a number that is reserved', { ...region, number: 99 }, 'Numbers of your own start at 1000.'],
  ])('%s', (_, column, message) => {
    expect(() => defineCaseColumns<NordkapCase>({ own: [column] })).toThrow(message)
  })

  test('a column to leave out that does not exist', () => {
    const without = JSON.parse('["shoe-size"]')
    expect(() => defineCaseColumns({ without })).toThrow("There is no column 'shoe-size' to leave out.")
  })

  test('a column that replaces another keeps its id and number', () => {
    const own = { ...region, id: 'ipn', number: 20 }
    expect(defineCaseColumns<NordkapCase>({ without: ['ipn'], own: [own] }).byId['ipn']?.title).toBe('Region')
  })
})
