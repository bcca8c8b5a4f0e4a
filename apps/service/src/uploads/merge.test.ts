// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { formOf, pagesOf, pdfOf, protectedPdf } from '../testing/documents.ts'
import { mergeApart } from './merge-apart.ts'
import type { MergeLimits } from './merge-apart.ts'
import { takeTurns } from './take-turns.ts'

const folder = mkdtempSync(join(tmpdir(), 'merge-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let count = 0

async function merge(documents: readonly (Uint8Array | string)[], limits?: MergeLimits) {
  count += 1
  const paths = documents.map((content, index) => {
    const path = join(folder, `${count}-${index}.pdf`)
    writeFileSync(path, content)
    return path
  })
  const output = join(folder, `${count}.pdf`)
  const merged = await mergeApart(paths, output, limits)
  return { merged, bytes: readFileSync(output) }
}
const pageTree = (kids: string, pages: number, more = '') =>
  `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count ${pages} /Kids [${kids}] >>\nendobj\n${more}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`
const page = (number: number, more = '') =>
  `${number} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${more} >>\nendobj\n`

describe('documents become one', () => {
  test('with all pages in their order', async () => {
    const { merged, bytes } = await merge([await pdfOf(210, 211), await pdfOf(220), await pdfOf(230, 231, 232)])
    expect(await pagesOf(bytes)).toEqual([210, 211, 220, 230, 231, 232])
    expect(merged).toEqual({ pages: 6, bytes: bytes.byteLength })
  })

  test('whose filled forms are part of the pages', async () => {
    const { bytes } = await merge([await formOf(210, 'name', 'Ellison'), await formOf(220, 'name', 'Osei')])
    expect(await pagesOf(bytes)).toEqual([210, 220])
    expect(Buffer.from(bytes).includes('/Widget')).toBe(false)
  })

  test('also when a program wrote one carelessly', async () => {
    const { bytes } = await merge([`junk before\n${pageTree('3 0 R', 1, page(3))}\0\0\0\n`])
    expect(await pagesOf(bytes)).toEqual([200])
  })
})

describe('a document that cannot be joined is named', () => {
  test.each<[string, () => Promise<Uint8Array | string>, string]>([
    ['protected', protectedPdf, 'encrypted'],
    ['cut off', async () => (await pdfOf(200, 201)).slice(0, -200), 'damaged'],
    ['no document at all', async () => '%PDF-1.7 %%EOF', 'damaged'],
    ['without pages', async () => pageTree('', 0), 'damaged'],
    ['with missing pages', async () => pageTree('3 0 R 4 0 R', 2, page(3)), 'damaged'],
    ['with pages that hold themselves', async () => pageTree('2 0 R', 1), 'damaged'],
    [
      'with a garbled part',
      async () => pageTree('3 0 R', 1, `${page(3, '/Contents 4 0 R')}4 0 obj\n<< /Length ((( >>\nstream\nx\nendobj\n`),
      'damaged',
    ],
    ['nested very deeply', async () => pageTree('3 0 R', 1, page(3, `/X ${'['.repeat(200_000)}`)), 'damaged'],
  ])('%s', async (_, make, problem) => {
    await expect(merge([await pdfOf(200), await make(), await pdfOf(201)])).rejects.toMatchObject({
      faults: [{ index: 1, problem }],
    })
  })
})

/** Thirty sheets of pages, each there twice in the one before: a thousand million pages. */
function endless(): string {
  const levels = Array.from(
    { length: 30 },
    (_, index) => `${index + 3} 0 obj\n<< /Type /Pages /Count 1 /Kids [${index + 4} 0 R ${index + 4} 0 R] >>\nendobj\n`,
  )
  return pageTree('3 0 R', 1, `${levels.join('')}${page(33)}`)
}

/** A small part that unpacks to very much. */
function bomb(): Uint8Array {
  const packed = deflateSync(Buffer.alloc(400_000_000)).toString('latin1')
  const part = `4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n`
  return Buffer.from(pageTree('3 0 R', 1, `${page(3)}${part}`), 'latin1')
}

describe('a document made to do harm is stopped', () => {
  test.each<[string, () => string | Uint8Array, MergeLimits]>([
    ['by its time', endless, { milliseconds: 2_000, memory: 4e9 }],
    ['by its many pages', endless, { milliseconds: 60_000, memory: 4e8 }],
    ['by what it unpacks', bomb, { milliseconds: 60_000, memory: 4e8 }],
  ])('%s', async (_, make, limits) => {
    await expect(merge([await pdfOf(200), make()], limits)).rejects.toMatchObject({
      faults: [{ index: 1, problem: 'damaged' }],
    })
  })
})

test('work that takes turns runs one after the other, also after a failure', async () => {
  const inTurn = takeTurns()
  const log: string[] = []
  const piece =
    (name: string, fails = false) =>
    async () => {
      log.push(`${name} begins`)
      await Promise.resolve()
      log.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    }
  const all = await Promise.allSettled([inTurn(piece('a')), inTurn(piece('b', true)), inTurn(piece('c'))])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})
