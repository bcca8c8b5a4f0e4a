import { describe, expect, test } from 'vitest'
import { needsFont, pdfText } from './pdf-font.js'
import { pdfSheet } from './pdf-sheet.js'
import { pdfLines } from './pdf-table.js'

const column = (heading: string) => ({ heading, width: 200, align: 'start' as const })
const job = {
  format: 'pdf',
  head: { fileName: 'newBusiness_pending_0503', moment: '03/5/2026, 09:07:02 AM', columns: [column('Insured Name')] },
  words: { title: 'Meridian New Business Alerts', page: 'Page {page} of {pages}' },
} as const
const row = (text: string, ...group: string[]) => ({ texts: [text], group })
const typeface = { family: 'helvetica', strong: 'bold' } as const

describe('the font of a PDF', () => {
  test.each([
    ["Seán O'Neill — “Élan” 12 €", false],
    ['Attending physician statement\nUrinalysis', false],
    ['Łukasz Żółć', true],
    ['Σωκράτης', true],
    ['דוד לוי', true],
    ['Ana 🌟', true],
  ])('for "%s" is put into the file: %s', (text, expected) => {
    expect(needsFont(job, [row(text)])).toBe(expected)
    expect(needsFont(job, [row('Elena', text)])).toBe(expected)
  })

  test('shows one box for a picture, whatever it is made of', () => {
    expect(pdfText('Ana 🌟 and 👩‍👧 and 👍🏽')).toBe('Ana □ and □ and □')
  })
})

describe('the sheet of a PDF', () => {
  test.each([
    [7, 792],
    [12, 1008],
    [20, 1224],
  ])('for %i columns is %i points wide, in landscape, and filled by them', (count, width) => {
    const { size, margin, columnWidths } = pdfSheet(Array.from({ length: count }, () => column('Agent')))
    expect(size[0]).toBe(width)
    expect(size[0]).toBeGreaterThan(size[1])
    expect(columnWidths.reduce((sum, each) => sum + each, 0)).toBeCloseTo(width - 2 * margin)
  })
})

test('rows stand under their agency and agent, and an agency is named once', () => {
  const rows = [row('1', 'Lakeshore', 'Rivera'), row('2', 'Lakeshore', 'Okafor'), row('3', '', '')]
  const texts = pdfLines(rows, 1, typeface).map(({ cells }) =>
    cells.map((cell) => (typeof cell === 'string' ? cell : cell.content)).join(),
  )
  expect(texts).toEqual(['Lakeshore', 'Okafor', '2', 'Rivera', '1', '———', '———', '3'])
})
