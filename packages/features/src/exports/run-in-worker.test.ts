import { exportTable } from '@producer-portal/domain/exports'
import { beforeEach, expect, test, vi } from 'vitest'
import { createExport, type CreateExportOptions } from './create-export.js'
import type { FromExportWorker, ToExportWorker } from './worker-messages.js'

/** A worker of which a test says what it does once it was asked to write. */
class FakeWorker extends EventTarget {
  static last: FakeWorker
  static onWrite: (worker: FakeWorker) => void = () => undefined
  readonly terminate = vi.fn<() => void>()
  rows = 0

  constructor() {
    super()
    FakeWorker.last = this
  }

  postMessage(message: ToExportWorker) {
    if (message.kind === 'rows') this.rows += message.rows.length
    else FakeWorker.onWrite(this)
  }

  tell(data: FromExportWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const name = {
  id: 'name',
  header: 'Name',
  width: 100,
  align: 'start',
  alignsWithRow: false,
  text: (row: string) => row,
  sortValue: () => null,
} as const
const rows = Array.from({ length: 1000 }, (_, index) => String(index))
const table = exportTable({ fileName: 'newBusiness_pending_0503', now: new Date(2026, 2, 5), columns: [name], rows })
const options = (signal = new AbortController().signal): CreateExportOptions => ({
  format: 'csv',
  texts: { title: 'Meridian New Business Alerts', page: '', groupContinued: '' },
  signal,
  onProgress: () => undefined,
})

beforeEach(() => vi.stubGlobal('Worker', FakeWorker))

test('a worker gets every row, and its file is the export', async () => {
  FakeWorker.onWrite = (worker) => {
    worker.tell({ kind: 'ready' })
    worker.tell({ kind: 'done', content: new Blob([`${worker.rows} rows`]) })
  }
  const { content } = await createExport(table, options())
  expect(await content.text()).toBe('1000 rows')
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce()
})

test.each<[string, (worker: FakeWorker) => void]>([
  ['does not start', (worker) => worker.dispatchEvent(new Event('error', { cancelable: true }))],
  ['cannot load its library', (worker) => worker.tell({ kind: 'not-loaded' })],
])('where a worker %s, the page makes the file', async (_, onWrite) => {
  FakeWorker.onWrite = onWrite
  const { content } = await createExport(table, options())
  expect((await content.text()).split('\r\n')).toHaveLength(1001)
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce()
})

test('what goes wrong in a worker is not tried again on the page', async () => {
  FakeWorker.onWrite = (worker) => worker.tell({ kind: 'failed', message: 'out of memory' })
  await expect(createExport(table, options())).rejects.toThrow('out of memory')
})

test('a cancelled export ends its worker', async () => {
  const controller = new AbortController()
  FakeWorker.onWrite = () => controller.abort(new Error('cancelled'))
  await expect(createExport(table, options(controller.signal))).rejects.toThrow('cancelled')
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce()
})
