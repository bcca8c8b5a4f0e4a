import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { makeFileFolder } from '../testing/file-folder.ts'
import { formOf, pagesOf, pdfOf, portfolioOf, protectedPdf, restrictedPdf } from '../testing/documents.ts'
import { defaultMergeLimits, mergeInChild } from './merge-in-child.ts'
import type { MergeLimits } from './merge-in-child.ts'
import { serialQueue } from '../concurrency.ts'
import { mergeDocuments } from './merge-documents.ts'

const folder = makeFileFolder()
let count = 0

/** Joins documents in this process; with limits, in one of its own. */
async function merge(documents: readonly (Uint8Array | string)[], limits?: MergeLimits) {
  count += 1
  const paths = documents.map((content, index) => {
    const path = join(folder, `${count}-${index}.pdf`)
    writeFileSync(path, content)
    return path
  })
  const output = join(folder, `${count}.pdf`)
  const merged = limits === undefined ? await mergeDocuments(paths, output) : await mergeInChild(paths, output, limits)
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

  test('when one only restricts printing and changes', async () => {
    const { bytes } = await merge([await pdfOf(210), await restrictedPdf(220)])
    expect(await pagesOf(bytes)).toEqual([210, 220])
    const { context } = await PDFDocument.load(bytes)
    const text = context
      .enumerateIndirectObjects()
      .map(([, part]) =>
        part instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(part).decode()).toString() : '',
      )
    expect(text.join('\n')).toContain(`<${Buffer.from('Restricted').toString('hex').toUpperCase()}>`)
  })

  test('also when a program wrote one carelessly', async () => {
    const { bytes } = await merge([`junk before\n${pageTree('3 0 R', 1, page(3))}\0\0\0\n`])
    expect(await pagesOf(bytes)).toEqual([200])
  })
})

describe('a document that cannot be joined is named', () => {
  test.each<[string, () => Promise<Uint8Array | string>, string]>([
    ['protected', protectedPdf, 'encrypted'],
    ['with other files attached', async () => portfolioOf(await pdfOf(210)), 'attachments'],
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
      problems: [{ index: 1, problem }],
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

describe('a process of its own', () => {
  test('joins documents', async () => {
    const { merged, bytes } = await merge([await pdfOf(210), await pdfOf(220)], defaultMergeLimits)
    expect(await pagesOf(bytes)).toEqual([210, 220])
    expect(merged).toEqual({ pages: 2, bytes: bytes.byteLength })
  })

  test('names every document that cannot be joined', async () => {
    const documents = [await protectedPdf(), await pdfOf(200), '%PDF-1.7 %%EOF']
    await expect(merge(documents, defaultMergeLimits)).rejects.toMatchObject({
      problems: [
        { index: 0, problem: 'encrypted' },
        { index: 2, problem: 'damaged' },
      ],
    })
  })
})

describe('a document made to do harm is stopped', () => {
  // It stands first: on a busy machine the time may be over before the next one is read.
  test('by its time', async () => {
    const documents = [endless(), await pdfOf(200)]
    await expect(merge(documents, { milliseconds: 1_000, memory: 4e9 })).rejects.toMatchObject({
      problems: [{ index: 0, problem: 'damaged' }],
    })
  })

  test.each<[string, () => string | Uint8Array, MergeLimits]>([
    ['by its many pages', endless, { milliseconds: 60_000, memory: 4e8 }],
    ['by what it unpacks', bomb, { milliseconds: 60_000, memory: 4e8 }],
  ])('%s', async (_, make, limits) => {
    await expect(merge([await pdfOf(200), make()], limits)).rejects.toMatchObject({
      problems: [{ index: 1, problem: 'damaged' }],
    })
  })
})

const beginner = `
  const { mergeInChild } = await import(process.argv[1])
  mergeInChild([process.argv[2]], process.argv[2] + '.out', { milliseconds: 60000, memory: 4e9 }).catch(() => undefined)
`
/** The merges that a process has begun and that are still at work. */
const mergesOf = (pid: number | undefined) =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number)
const isAlive = (pid: number) => spawnSync('kill', ['-0', String(pid)]).status === 0

test('a merge ends with the service that began it, even in the middle of work without end', async () => {
  const path = join(folder, 'endless.pdf')
  writeFileSync(path, endless())
  const program = new URL('merge-in-child.ts', import.meta.url).href
  const service = spawn(process.execPath, ['--input-type=module', '-e', beginner, program, path], { stdio: 'ignore' })
  await expect.poll(() => mergesOf(service.pid), { timeout: 20_000 }).toHaveLength(1)
  const merges = mergesOf(service.pid)
  service.kill('SIGKILL')
  await expect.poll(() => merges.filter(isAlive), { timeout: 20_000 }).toEqual([])
})

test('work that takes turns runs one after the other, also after a failure', async () => {
  const inTurn = serialQueue()
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
