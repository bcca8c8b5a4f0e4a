import { describe, expect, test } from 'vitest'
import { writeCsv } from './write-csv.js'

const column = (header: string) => ({ header, align: 'start' as const, alignsWithRow: false })

function csv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = { fileName: 'newBusiness_pending_1603', moment: '', columns: headings.map(column) }
  const work = writeCsv(
    head,
    rows.map((texts) => ({ texts, group: [] })),
  )
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value.join('')
}

describe('a CSV export', () => {
  test('begins with the mark of UTF-8 and ends its lines with CR LF', () => {
    expect(csv(['Insured Name', 'Contract Number'], [['José Álvarez', '0012345']])).toBe(
      '\ufeffInsured Name,Contract Number\r\nJosé Álvarez,0012345',
    )
  })

  test.each([
    ['several lines stay lines of one cell', 'APS\nUrinalysis', '"APS\nUrinalysis"'],
    ['a comma is quoted', 'Rivera, Elena', '"Rivera, Elena"'],
    ['quotes are doubled', 'the "Elm" trust', '"the ""Elm"" trust"'],
    ['a missing value shows as one', '', '———'],
    ['a formula gets an apostrophe', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['a plus sign too', '+1 800 555 0142', `"'+1 800 555 0142"`],
    ['an amount below zero does not', '-$12.50', '-$12.50'],
    ['right-to-left names and pictures stay', 'דוד 🌟', 'דוד 🌟'],
  ])('%s', (_rule, text, expected) => {
    expect(csv(['Comments'], [[text]])).toBe(`\ufeffComments\r\n${expected}`)
  })

  test('leaves a missing value blank where the list asks for it', () => {
    const head = { fileName: 'access_review', moment: '', columns: ['Name', 'Reviewed'].map(column), emptyText: '' }
    const work = writeCsv(head, [{ texts: ['Mei Lin', ''], group: [] }])
    let step = work.next()
    while (!step.done) step = work.next()
    expect(step.value.join('')).toBe('\ufeffName,Reviewed\r\nMei Lin,')
  })

  test('has semicolons between its cells where numbers have a decimal comma', () => {
    const columns = ['Nom; prénom', 'Prime'].map(column)
    const head = { fileName: 'dossiers', moment: '', columns, delimiter: ';' } as const
    const work = writeCsv(head, [{ texts: ['Zoé Ménard', '458,20 €'], group: [] }])
    let step = work.next()
    while (!step.done) step = work.next()
    expect(step.value.join('')).toBe('\ufeffNom, prénom;Prime\r\nZoé Ménard;458,20 €')
  })

  test('has semicolons for the commas of a heading', () => {
    expect(csv(['City, State'], [])).toBe('\ufeffCity; State')
  })

  test('has every row, also beyond a thousand', () => {
    const rows = Array.from({ length: 2500 }, (_, index) => [String(index)])
    const lines = csv(['Number'], rows).split('\r\n')
    expect([lines.length, lines[1000], lines.at(-1)]).toEqual([2501, '999', '2499'])
  })
})
