import { inflateSync } from 'node:zlib'
import { exportTable } from '@producer-portal/domain/exports'
import { jsPDF } from 'jspdf'
import { expect, test } from 'vitest'
import { createHiddenText } from './hidden-text.js'
import { writePdf } from './write-pdf.js'

const cell = { width: 100, align: 'start', alignsWithRow: false, sortValue: () => null } as const

/** The source of a PDF with its pages readable. */
function readSource(parts: readonly BlobPart[]): string {
  const source = Buffer.concat(parts.map((part) => Buffer.from(part as ArrayBuffer))).toString('latin1')
  return source.replaceAll(/stream\n([\s\S]*?)\nendstream/g, (whole, stream: string) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    } catch {
      return whole
    }
  })
}

function writeExport(count: number): string {
  const table = exportTable({
    fileName: 'newBusiness_pending_0503',
    now: new Date(2026, 2, 5, 9, 7, 2),
    columns: [
      { ...cell, id: 'name', header: 'Name', text: (name: string) => name },
      { ...cell, id: 'premium', header: 'Premium', text: () => '$10.00' },
    ],
    rows: Array.from({ length: count }, (_, index) => `Rivera ${index}`),
    getGroup: () => ['Lakeshore'],
  })
  const rows = Array.from({ length: count }, (_, index) => table.row(index))
  const texts = {
    title: 'Meridian New Business Alerts',
    brand: 'Meridian Mutual',
    page: 'Page {page} of {pages}',
    groupContinued: '{group} (continued)',
  }
  const work = writePdf({ format: 'pdf', head: table.head, texts }, rows, { font: null, renderer: null })
  let step = work.next()
  while (!step.done) step = work.next()
  return readSource(step.value)
}

const count = (source: string, pattern: RegExp) => source.match(pattern)?.length ?? 0
/** Every text with the tag around it, in drawing order. */
const getTaggedTexts = (source: string) =>
  [...source.matchAll(/\/(\w+) (?:<<\/MCID \d+>> BDC|BMC)((?:(?!EMC)[\s\S])*)EMC/g)].flatMap(([, tag, content = '']) =>
    [...content.matchAll(/\((.*)\) Tj/g)].map(([, text]) => `${tag} ${text}`),
  )

test('an export is one tagged table over all pages, with header cells', () => {
  const source = writeExport(60)
  expect(source).toContain('/MarkInfo <</Marked true>> /StructTreeRoot')
  expect(source).toContain('/DisplayDocTitle true')
  expect(count(source, /\/S\/Table\b/g)).toBe(1)
  expect(count(source, /\/S\/TR\b/g)).toBe(62)
  expect(count(source, /\/S\/TH\b.*\/Scope\/Column/g)).toBe(2)
  expect(count(source, /\/S\/TH\b.*\/Scope\/Row\/ColSpan 2/g)).toBe(1)
  expect(count(source, /\/S\/TD\b/g)).toBe(60)
})

test('what pages repeat is read once', () => {
  const texts = getTaggedTexts(writeExport(60))
  expect(texts.slice(0, 9)).toEqual([
    'H1 Meridian New Business Alerts',
    'P 03/5/2026, 09:07:02 AM',
    'Artifact Page 1 of 2',
    'Artifact Meridian Mutual',
    'TH Name',
    'TH Premium',
    'TH Lakeshore',
    'TH Rivera 0',
    'TD $10.00',
  ])
  const second = texts.slice(texts.indexOf('Artifact Meridian New Business Alerts'))
  expect(second.slice(0, 7).every((text) => text.startsWith('Artifact '))).toBe(true)
  expect(second.slice(4, 7)).toEqual(['Artifact Name', 'Artifact Premium', 'Artifact Lakeshore \\(continued\\)'])
})

test('each part of a page leads to its element, and back', () => {
  const source = writeExport(60)
  const elements = new Map(
    [...source.matchAll(/(\d+) 0 obj\n(<<\/S\/.*>>)/g)].map(([, id = '', element = '']) => [id, element]),
  )
  const [, list = ''] = /\/Nums\[0\[([^\]]*)\]/.exec(source) ?? []
  const owners = [...list.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => elements.get(id) ?? '')
  expect(owners.length).toBeGreaterThan(60)
  expect(owners.every((element, mark) => element.includes(`/K[${mark}`))).toBe(true)
})

test.each([
  ['美咲 小林', '美咲 小林'],
  ['Ana 🌟', 'Ana 🌟'],
  ['प्रिया शर्मा', 'प्रिया शर्मा'],
  ['from right to left, as it stands on the page: דוד לוי', 'from right to left, as it stands on the page: יול דוד'],
  ['דוד לוי MD', 'MD יול דוד'],
])('the text of an image, "%s", can be read', (line, drawn) => {
  const doc = new jsPDF({ unit: 'pt' })
  createHiddenText(doc).put(line, { x: 24, baseline: 100, width: 80 }, 8)
  const source = readSource([doc.output('arraybuffer')])
  const letters = new Map(
    [...source.matchAll(/^<([\da-f]{4})> <([\da-f]+)>$/gm)].map(([, code = '', units = '']) => [
      code,
      Buffer.from(units, 'hex').swap16().toString('utf16le'),
    ]),
  )
  const [, codes = ''] = /3 Tr .*<([\da-f]+)> Tj/.exec(source) ?? []
  expect((codes.match(/.{4}/g) ?? []).map((code) => letters.get(code)).join('')).toBe(drawn)
})
