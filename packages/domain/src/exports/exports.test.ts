import { describe, expect, test } from 'vitest'
import { csvHeading, csvText, exportTable, formulaStart, groupRows } from './export-table.ts'
import { exportDay, exportMoment } from './export-moment.ts'

describe('an export says when it was made', () => {
  test.each([
    [new Date(2026, 2, 5, 9, 7, 2), '03/5/2026, 09:07:02 AM', '0503'],
    [new Date(2026, 10, 21, 0, 0, 0), '11/21/2026, 12:00:00 AM', '2111'],
    [new Date(2026, 10, 21, 12, 30, 9), '11/21/2026, 12:30:09 PM', '2111'],
    [new Date(2026, 0, 1, 23, 59, 59), '01/1/2026, 11:59:59 PM', '0101'],
  ])('%s as %s, and as %s in the name of the file', (now, moment, day) => {
    expect([exportMoment(now), exportDay(now)]).toEqual([moment, day])
  })
})

describe('a CSV cell', () => {
  test.each([
    ['', '———'],
    ['  ', '———'],
    ['Attending physician statement\nUrinalysis', 'Attending physician statement\nUrinalysis'],
    ['0012345', '0012345'],
  ])('with "%s" reads "%s"', (text, expected) => {
    expect(csvText(text)).toBe(expected)
  })

  test.each([
    ['=1+1', true],
    ['+15550142', true],
    ['@SUM(A1)', true],
    ['\t=1', true],
    ['\r=1', true],
    ['\n=1', true],
    ['＝1+1', true],
    ['-1+cmd|calc', true],
    ['- waiting for the statement', true],
    ['-5', false],
    ['-$1,250.00', false],
    ['-12.5%', false],
    ['-1\u00a0234,56\u00a0$', false],
    ['-1\u202f234,56\u00a0€', false],
    ['-€5.00', false],
    ['-1\u00a0234,56\u00a0$\u00a0US', false],
    ['-1 $ US+1', true],
    ['———', false],
    ["O'Neill", false],
    ['a=1', false],
  ])('that starts as "%s" could be taken for a formula: %s', (text, expected) => {
    expect(formulaStart.test(text)).toBe(expected)
  })

  test.each([
    ['en-US', 'USD', undefined],
    ['es-US', 'USD', undefined],
    ['fr-CA', 'CAD', ';'],
    ['es-ES', 'EUR', ';'],
  ])('ends in %s, with amounts in %s, with the delimiter %s', (tag, currency, delimiter) => {
    const list = { fileName: 'cases', columns: [], rows: [], now: new Date(2026, 2, 5), locale: { tag, currency } }
    expect(exportTable(list).head.delimiter).toBe(delimiter)
  })

  test('heading has semicolons in place of commas', () => {
    expect(csvHeading('City, State, Zip')).toBe('City; State; Zip')
  })
})

const row = (text: string, ...group: string[]) => ({ texts: [text], group })

describe('groups of an export', () => {
  test('are sorted by name, unnamed ones last, and keep the order of their rows', () => {
    const rows = [
      row('1', 'Northfield', 'Okafor'),
      row('2', '', ''),
      row('3', 'Lakeshore', 'Rivera'),
      row('4', 'Northfield', 'Álvarez'),
      row('5', 'Lakeshore', ''),
      row('6', 'Lakeshore', 'Rivera'),
    ]
    expect(groupRows(rows).map(({ path, rows: inside }) => [...path, inside.flatMap(({ texts }) => texts)])).toEqual([
      ['Lakeshore', 'Rivera', ['3', '6']],
      ['Lakeshore', '', ['5']],
      ['Northfield', 'Álvarez', ['4']],
      ['Northfield', 'Okafor', ['1']],
      ['', '', ['2']],
    ])
  })

  test('are sorted with numbers as numbers, and letters without regard to their case', () => {
    const rows = ['Agency 10', 'agency b', 'Agency 9', 'Agency A'].map((name) => row('1', name))
    expect(groupRows(rows).map(({ path }) => path[0])).toEqual(['Agency 9', 'Agency 10', 'Agency A', 'agency b'])
  })

  test('of a list without groups are one group in its order', () => {
    expect(groupRows([row('b'), row('a')])).toEqual([{ path: [], rows: [row('b'), row('a')] }])
  })
})

test('a row that an export does not have is an error', () => {
  const table = exportTable({ fileName: 'a', columns: [], rows: [], now: new Date(2026, 0, 1) })
  expect(() => table.row(0)).toThrow('There is no row 0 in this export')
})
