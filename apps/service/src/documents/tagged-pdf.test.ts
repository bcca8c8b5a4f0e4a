import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { readDrawing, readTexts } from '../testing/pdf-texts.ts'
import type { TaggedPdf } from './tagged-pdf.ts'
import { writeTaggedPdf } from './tagged-pdf.ts'

const write = (draw: (pdf: TaggedPdf) => void) =>
  writeTaggedPdf({ title: 'A document', company: 'Meridian Mutual', date: new Date('2026-03-16T12:00:00Z') }, draw)
const writeText = (text: string) => write((pdf) => pdf.write('P', text))

test.each([
  ['Japanese', 'Client: 美咲 小林 MD'],
  ['Chinese, simplified and traditional', 'Client: 张伟 簡繁體'],
  ['Korean', 'Client: 김민준'],
  ['Vietnamese', 'Client: Nguyễn Văn Việt'],
  ['Polish, Greek and Russian', 'Łukasz Żółć, Σωκράτης Ιωάννου, Наталья Щукина'],
  ['Hebrew', 'Client: דוד לוי'],
  ['Arabic', 'Client: محمد بن عبد الله'],
  ['Hebrew in brackets beside digits', 'José (דוד 123) Smith'],
  ['Thai', 'Client: สมชาย น้ำใจ'],
  ['Devanagari', 'Client: प्रिया शर्मा'],
  ['emoji with joiners and shades', 'Ana 🌟 👩‍👧 👍🏽 🇺🇸'],
  ['letters that no font has', 'Client: አበበ ᚠ MD'],
])('a text in %s is read as it was written', async (_, text) => {
  const texts = await readTexts(await writeText(text))
  expect(texts.join('')).toBe(`${text}Meridian MutualPage 1 of 103/16/2026`)
})

test('letters that no font has are boxes, not gaps', async () => {
  const [drawing, box] = [await readDrawing(await writeText('አበበ')), await readTexts(await writeText('□□□'))]
  expect(box[0]).toBe('□□□')
  expect(drawing).toMatch(/ActualText[\s\S]*<000100010001> 0\] TJ\s+ET\s+EMC/)
})

test('a word that is wider than the page breaks, and no letter is lost', async () => {
  const text = '保険料を年額'.repeat(40)
  const drawing = await readDrawing(await writeText(text))
  expect((await readTexts(await writeText(text))).join('')).toContain(text)
  const places = [...drawing.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x))
  expect(Math.max(...places)).toBeLessThan(540)
})

test('long texts go on on the next page, each with company, number and date', async () => {
  const content = await write((pdf) => {
    for (let line = 0; line < 60; line += 1) pdf.write('P', `Line ${line}`)
  })
  expect((await PDFDocument.load(content)).getPageCount()).toBe(2)
  expect((await readTexts(content)).slice(-3)).toEqual(['Meridian Mutual', 'Page 1 of 2', '03/16/2026'])
})

test('headings, tables and their header cells are tagged, and what each page repeats is not', async () => {
  const content = await write((pdf) => {
    pdf.write('H1', 'A document')
    pdf.table({
      columns: [72, 252],
      rowHeight: 22,
      size: 11,
      rows: [
        ['Figure', '2025'],
        ['Paid', '$10.00'],
      ],
    })
  })
  const { catalog, context } = await PDFDocument.load(content)
  expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true')
  expect(catalog.has(PDFName.of('StructTreeRoot'))).toBe(true)
  const tags = context
    .enumerateIndirectObjects()
    .flatMap(([, each]) => (each instanceof PDFDict ? [each.get(PDFName.of('S'))?.toString()] : []))
  expect(tags.filter((tag) => tag !== undefined).toSorted()).toEqual(
    ['/Document', '/H1', '/TD', '/TH', '/TH', '/TH', '/TR', '/TR', '/Table'].toSorted(),
  )
  expect(await readDrawing(content)).toMatch(/\/Artifact <<\s*\/Type \/Pagination/)
})
