import { caseExport, caseColumns } from '@producer-portal/domain/cases'
import { castAgencies, castAgents, generateCases } from '@producer-portal/domain/mocks'
import { createExport } from '../../src/exports/create-export.js'
import { writePlainPdf } from './plain-pdf.js'

const clock = new Date(2026, 2, 16, 15)
const agency = castAgencies[3]
const cases = generateCases({
  agency,
  agents: castAgents(agency.agencyNo),
  count: Number(new URLSearchParams(location.search).get('rows') ?? 10_000),
  type: 'pending',
  clock,
})
const describe = () => caseExport({ type: 'pending', cases, columns: caseColumns.byList.pending, now: clock })
const texts = {
  title: 'Meridian New Business Alerts',
  page: 'Page {page} of {pages}',
  groupContinued: '{group} (continued)',
}

/** The cost of one export: ms in all, the longest task of the page's main thread, and the size of the file. */
async function measured(make: () => Promise<Blob>) {
  const tasks: number[] = []
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  observer.observe({ type: 'longtask' })
  // A call of the browser's driver is no task of the page; what a timer calls is.
  await new Promise((resolve) => setTimeout(resolve))
  const start = performance.now()
  const content = await make()
  const time = performance.now() - start
  // Entries come a little after their tasks.
  await new Promise((resolve) => setTimeout(resolve, 200))
  observer.disconnect()
  return { time, longestTask: Math.max(0, ...tasks), size: content.size }
}

async function ours(format: 'csv' | 'pdf'): Promise<Blob> {
  const signal = new AbortController().signal
  const { content } = await createExport(describe(), { format, texts, signal, onProgress: () => undefined })
  return content
}

Object.assign(globalThis, {
  bench: {
    csv: () => measured(() => ours('csv')),
    pdf: () => measured(() => ours('pdf')),
    plain: () => measured(() => writePlainPdf(describe(), texts.title)),
  },
})
document.title = 'ready'
