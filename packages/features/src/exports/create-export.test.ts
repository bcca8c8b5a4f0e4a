import { inflateSync } from 'node:zlib'
import { exportTable } from '@producer-portal/domain/exports'
import { describe, expect, test, vi } from 'vitest'
import { createExport, type CreateExportOptions } from './create-export.js'
import { startExportRun } from './export-run.js'

const cell = {
  id: 'name',
  header: 'Name',
  width: 100,
  align: 'start',
  alignsWithRow: false,
  sortValue: () => null,
} as const
const table = (count: number) =>
  exportTable({
    fileName: 'newBusiness_pending_0503',
    now: new Date(2026, 2, 5, 9, 7, 2),
    columns: [{ ...cell, text: (name: string) => name }],
    rows: Array.from({ length: count }, (_, index) => `José ${index}`),
    getGroup: (name) => ['Lakeshore', name.endsWith('1') ? 'Rivera' : 'Okafor'],
  })
/** The texts on the pages of a PDF, in drawing order. */
const textsOfPages = (pdf: Buffer): readonly (readonly string[])[] =>
  [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .filter((drawing) => drawing.includes('BT'))
    .map((drawing) => [...drawing.matchAll(/\((.*)\) Tj/g)].map(([, text = '']) => text.replaceAll('\\', '')))

const noRow = (): never => {
  throw new Error('no such row')
}
const options = (format: 'csv' | 'pdf', signal = new AbortController().signal): CreateExportOptions => ({
  format,
  texts: {
    title: 'Meridian New Business Alerts',
    page: 'Page {page} of {pages}',
    groupContinued: '{group} (continued)',
  },
  signal,
  onProgress: vi.fn(),
})

// There are no workers in these tests, so this is what browsers without them do.
describe('an export without a worker', () => {
  test('makes a CSV file of all rows', async () => {
    const { name, content } = await createExport(table(1200), options('csv'))
    expect([name, content.type]).toEqual(['newBusiness_pending_0503.csv', 'text/csv;charset=utf-8'])
    expect((await content.text()).split('\r\n')).toHaveLength(1201)
  })

  test('makes a PDF file with a page for every few dozen rows', async () => {
    const { name, content } = await createExport(table(300), options('pdf'))
    expect([name, content.type]).toEqual(['newBusiness_pending_0503.pdf', 'application/pdf'])
    const source = await content.text()
    expect(source).toMatch(/^%PDF-/)
    expect(source.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(5)
    expect(source).toContain('/MediaBox [0 0 792. 612.]')
  })

  test('says on every page of a PDF what it is, of when, and which page of how many', async () => {
    const { content } = await createExport(table(100), options('pdf'))
    const pages = textsOfPages(Buffer.from(await content.arrayBuffer()))
    expect(pages.map((texts) => texts.slice(0, 3))).toEqual(
      pages.map((_, index) => [
        'Meridian New Business Alerts',
        '03/5/2026, 09:07:02 AM',
        `Page ${index + 1} of ${pages.length}`,
      ]),
    )
    expect(pages.map((texts) => texts[3])).toEqual(pages.map(() => 'Name'))
    expect(pages.flat().filter((text) => /^José \d+$/.test(text))).toHaveLength(100)
    expect(pages[1]?.slice(4, 6)).toEqual(['Lakeshore (continued)', 'Okafor (continued)'])
  })

  test('ends when it is cancelled', async () => {
    const controller = new AbortController()
    const all = table(100_000)
    const row = vi.fn(all.row)
    const ending = createExport({ ...all, row }, options('csv', controller.signal))
    controller.abort(new Error('cancelled'))
    await expect(ending).rejects.toThrow('cancelled')
    expect(row.mock.calls.length).toBeLessThan(all.count)
  })

  test('shows how far it is once it takes long, and no longer when it is over', async () => {
    vi.useFakeTimers()
    const onProgress = vi.fn<(done: number) => void>()
    const run = startExportRun(10, new AbortController().signal, onProgress)
    run.onRowsMade(5)
    expect(onProgress).not.toHaveBeenCalled()
    vi.advanceTimersByTime(300)
    expect(onProgress).toHaveBeenLastCalledWith(0.05)
    run.onRowsWritten(10)
    expect(onProgress).toHaveBeenLastCalledWith(0.95)
    const over = startExportRun(10, new AbortController().signal, onProgress)
    over.end()
    vi.advanceTimersByTime(300)
    expect(onProgress).toHaveBeenCalledTimes(2)
  })

  test('that cannot make a row fails', async () => {
    const broken = { ...table(3), row: noRow }
    await expect(createExport(broken, options('csv'))).rejects.toThrow('no such row')
  })
})
