import type { ExportColumn, ExportRow } from '@producer-portal/domain/exports'
import { describe, expect, test } from 'vitest'
import { alignLines } from './align-lines.js'
import { shareWidth } from './share-width.js'
import { needsFont } from './pdf-font.js'
import { type PdfLine, paginate } from './paginate.js'
import { choosePageFormat } from './page-format.js'
import { layOutTable } from './lay-out-table.js'
import { toPdfText } from './pdf-text.js'
import { wrapText } from './wrap-text.js'

const column = (header: string): ExportColumn => ({ header, align: 'start', alignsWithRow: false })
const job = {
  format: 'pdf',
  head: { fileName: 'newBusiness_pending_0503', moment: '03/5/2026, 09:07:02 AM', columns: [column('Insured Name')] },
  texts: {
    title: 'Meridian New Business Alerts',
    page: 'Page {page} of {pages}',
    groupContinued: '{group} (continued)',
  },
} as const
const row = (text: string, ...group: string[]): ExportRow => ({ texts: [text], group })
/** Every letter is one point wide. */
const measure = (text: string) => text.length

const show = (text: string) => text
const tableLine = (kind: PdfLine['kind'], text: string, level = 0): PdfLine => ({
  kind,
  level,
  cells: [[text]],
  height: 10,
})
const again = (group: PdfLine) => ({ ...group, cells: [[`${group.cells.join()}…`]] })
const getPages = (lines: readonly PdfLine[], room: number) =>
  paginate(lines, room, again).map((page) => page.map(({ cells }) => cells.join()).join(' '))
const hasLetter = (code: number) => code < 0x3000

describe('the font of a PDF', () => {
  test.each([
    ["Seán O'Neill — “Élan” 12 €", false, false],
    ['Se\u0301an', false, false],
    ['PrimeLife™ © 2026', false, false],
    ['Attending physician statement\nUrinalysis', false, false],
    ['Łukasz Żółć', true, true],
    ['Σωκράτης', true, true],
    ['דוד לוי', false, true],
    ['Ana 🌟 👩‍👧', false, true],
    ['山田 Łukasz', true, true],
  ])('for "%s" is put into the file: %s, and without pictures: %s', (text, drawn, written) => {
    const needs = (canDraw: boolean) => [row(text), row('Elena', text)].map((each) => needsFont(job, [each], canDraw))
    expect([needs(true), needs(false)]).toEqual([
      [drawn, drawn],
      [written, written],
    ])
  })
})

describe('a text of a PDF', () => {
  test.each([
    ['one box for a picture, whatever it is made of', 'Ana 🌟 and 👩‍👧 and 👍🏽 and 🇺🇸', 'Ana □ and □ and □ and □'],
    ['a box for each letter that the font has not', '山田 Taro', '□□ Taro'],
    ['signs that the font has, though they are pictures too', 'PrimeLife™ © ☎️', 'PrimeLife™ © ☎'],
    ['a letter and its accent as one', 'Se\u0301an', 'Séan'],
    ['a space for a tab', 'a\tb', 'a b'],
    ['nothing for signs without a look', 'Ну\u200fע', 'Нуע'],
    ['every letter of a word for which there is one sign', 'عبد الله', 'عبد ال\u200dله'],
  ])('shows %s', (_rule, text, expected) => {
    expect(toPdfText(text, hasLetter)).toBe(expected)
  })

  test.each([
    ['at spaces', 'Attending physician statement', ['Attending', 'physician', 'statement']],
    ['after a hyphen between letters', 'Hohenfels-Lindenbaum', ['Hohenfels-', 'Lindenbaum']],
    ['not within a date', 'on 03/16/2026', ['on', '03/16/2026']],
    ['not within a telephone number', 'call 555-0142', ['call', '555-0142']],
    ['not between a letter and its accent', 'x\u030c'.repeat(6), ['x\u030c'.repeat(5), 'x\u030c']],
    ['within a word that is too wide', 'Pneumonoultramicroscopic', ['Pneumonoult', 'ramicroscop', 'ic']],
    ['not where it fits', 'Urinalysis', ['Urinalysis']],
  ])('breaks %s', (_rule, text, expected) => {
    expect(wrapText(text, 11, measure)).toEqual(expected)
  })
})

describe('the columns of a PDF', () => {
  test.each([
    [7, 792],
    [12, 1008],
    [20, 1224],
  ])('are %i on a sheet of %i points, in landscape', (count, width) => {
    const { size } = choosePageFormat(count)
    expect(size[0]).toBe(width)
    expect(size[0]).toBeGreaterThan(size[1])
  })

  test.each([
    ['share what is left over', [10, 50], [30, 50], 100, [40, 60]],
    ['give short texts all they need, and the rest to long ones', [5, 5], [20, 90], 60, [20, 40]],
    ['keep room for a word', [10, 50], [40, 90], 60, [10, 50]],
    ['break words only where they do not fit beside each other', [10, 50], [10, 90], 30, [5, 25]],
  ])('%s', (_rule, words, lines, room, expected) => {
    const needs = lines.map((line, index) => ({ word: words[index] ?? 0, line }))
    const widths = shareWidth(needs, room)
    expect(widths.map((width) => Math.round(width))).toEqual(expected)
  })

  test('stay aligned: a requirement is beside its own date, also below one of two lines', () => {
    const cells = [
      [['Attending', 'physician'], ['Urinalysis']],
      [['03/16/2026'], ['03/14/2026']],
      [['$42.50'], ['Monthly']],
    ]
    expect(alignLines(cells, [true, true, false])).toEqual([
      ['Attending', 'physician', '', 'Urinalysis'],
      ['03/16/2026', '', '', '03/14/2026'],
      ['$42.50', 'Monthly'],
    ])
  })

  test('have no space between entries of one line each', () => {
    const cells = [
      [['Urinalysis'], ['Mini exam']],
      [['03/16/2026'], ['03/14/2026']],
    ]
    expect(alignLines(cells, [true, true])).toEqual(cells.map((entries) => entries.flat()))
  })
})

describe('the lines of a PDF', () => {
  const format = choosePageFormat(1)
  const typeface = {
    family: 'helvetica',
    show,
    isDrawn: () => false,
    measure: () => measure,
  } as const
  const toLines = (rows: readonly ExportRow[]) => {
    const work = layOutTable({ columns: [column('Insured Name')], rows, format, typeface })
    let step = work.next()
    while (!step.done) step = work.next()
    return step.value.lines
  }

  test('are under their agency and agent, and an agency is named once', () => {
    const rows = [row('1', 'Lakeshore', 'Rivera'), row('2', 'Lakeshore', 'Okafor'), row('3', '', '')]
    const texts = toLines(rows).map(({ kind, level, cells }) => [kind === 'row' ? 'row' : level, cells.flat().join()])
    expect(texts).toEqual([
      [0, 'Lakeshore'],
      [1, 'Okafor'],
      ['row', '2'],
      [1, 'Rivera'],
      ['row', '1'],
      [0, '———'],
      [1, '———'],
      ['row', '3'],
    ])
  })

  test('of a row that is taller than a page continue on the next one', () => {
    const lines = toLines([row(Array.from({ length: 100 }, (_, index) => String(index)).join('\n'))])
    expect(lines.map(({ kind }) => kind)).toEqual(['row', 'rest', 'rest'])
    expect(lines.flatMap(({ cells }) => cells.flat())).toHaveLength(100)
    expect(Math.max(...lines.map(({ height }) => height))).toBeLessThan(format.size[1] - 100)
  })
})

describe('the pages of a PDF', () => {
  test('say again in which groups they begin', () => {
    const lines = [
      tableLine('group', 'Lakeshore'),
      tableLine('group', 'Rivera', 1),
      ...'abcd'.split('').map((text) => tableLine('row', text)),
    ]
    expect(getPages(lines, 40)).toEqual(['Lakeshore Rivera a b', 'Lakeshore… Rivera… c d'])
  })

  test('never end with the heading of a group', () => {
    const lines = [
      tableLine('group', 'Lakeshore'),
      tableLine('group', 'Rivera', 1),
      tableLine('row', 'a'),
      tableLine('group', 'Okafor', 1),
      tableLine('row', 'b'),
    ]
    expect(getPages(lines, 40)).toEqual(['Lakeshore Rivera a', 'Lakeshore… Okafor b'])
  })

  test('are none without lines', () => {
    expect(getPages([], 40)).toEqual([])
  })
})
