/**
 * The page side of the benchmark: what run.mjs calls through `window.bench`.
 *
 * "Painted" means: in some frame, after layout and before paint, the expected
 * texts are hit by elementFromPoint at the places they must occupy; the clock
 * then stops at the start of the next frame (double rAF), when that paint is out.
 */
// A second instance of the shared module: what the harness expects is worked out by
// functions of its own, so no adapter's comparator or matcher is warm beforehand.
import {
  COLUMNS,
  COLUMN_BY_ID,
  FILTER_TEXT,
  HEADER_HEIGHT,
  ROW_HEIGHT,
  TOTAL_WIDTH,
  VIEW_WIDTH,
  columnLeft,
  filterRows,
  generateRows,
  sortRows,
} from '../model/data?harness'
import type { CaseRow, ColumnId, SortDir } from '../model/data'
import { blocking } from './blocking'
import { frame, inTask, painted } from './frames'
import { WATCH, adapter, cellTextAt, meta, root, rowY, shows, snapshot } from './reading'
import { scrollStart, scrollStop } from './scrolling'

let rows: CaseRow[] = []
let pending: Promise<number> | null = null
let clickAt = 0
let expected: { rows: readonly CaseRow[]; columns: ColumnId[] } | null = null
let typed: readonly { text: string; rows: readonly CaseRow[] }[] = []

const bench = {
  meta,
  prepare(count: number) {
    rows = generateRows(count)
    // Expected orders are worked out before any clock starts.
    return { rows: rows.length }
  },
  /** A fixed piece of work: how fast is this machine right now? */
  calibrate(): number {
    const t = performance.now()
    let h = 0
    for (let i = 0; i < 6_000_000; i++) h = (Math.imul(h, 31) + i) | 0
    const list = Array.from({ length: 60_000 }, (_, i) => Math.imul(i, 2654435761) >>> 0)
    list.sort((a, b) => a - b)
    return performance.now() - t + (h === 1 ? 1e-9 : 0)
  },
  async mount() {
    const t = await inTask(() => adapter.mount(root, rows))
    const done = await painted(() => shows(rows, 15, ['contractNumber', 'faceAmount']), snapshot)
    return { painted: done - t.start, sync: t.sync }
  },
  blocking,
  /** The point to click to sort, and start waiting for the result. */
  armSort(columnId: ColumnId, dir: SortDir) {
    expected = { rows: sortRows(rows, columnId, dir), columns: [columnId] }
    return { x: columnLeft(columnId) + COLUMN_BY_ID[columnId].width / 3, y: HEADER_HEIGHT / 2 }
  },
  watchClick() {
    const want = expected!
    adapter.drawn?.clear()
    blocking()
    clickAt = 0
    pending = new Promise((resolve, reject) => {
      const onUp = () => {
        window.removeEventListener('pointerup', onUp, true)
        clickAt = performance.now()
        painted(() => shows(want.rows, 15, want.columns), snapshot).then(resolve, reject)
      }
      window.addEventListener('pointerup', onUp, true)
    })
    pending.catch(() => {})
  },
  async clicked() {
    const done = await pending!
    return done - clickAt
  },
  /** Works out what a filter must leave; call before the clock starts. */
  armFilter(text: string) {
    expected = { rows: filterRows(rows, text), columns: ['insuredName', 'contractNumber'] }
  },
  async filter(text: string) {
    const want = expected!
    adapter.drawn?.clear()
    const t = await inTask(() => adapter.filter(text))
    const done = await painted(() => shows(want.rows, 15, want.columns), snapshot)
    return { ms: done - t.start, count: want.rows.length }
  },
  /** Works out what each letter of a filter must leave; call before the clock starts. */
  armTyping(text: string) {
    const parts = Array.from(text, (_, index) => text.slice(0, index + 1))
    typed = parts.map((part) => ({ text: part, rows: filterRows(rows, part) }))
  },
  /** Types a filter as a person does: the next letter when the rows of the last one are painted. */
  async type() {
    const start = performance.now()
    for (const { text, rows: want } of typed) {
      adapter.drawn?.clear()
      await inTask(() => adapter.filter(text))
      await painted(() => shows(want, 15, ['insuredName', 'contractNumber']), snapshot)
    }
    return { ms: performance.now() - start }
  },
  /** The cost of watching an action that does nothing. */
  async noop() {
    await inTask(() => {})
    await painted(() => shows(rows, 15, ['insuredName', 'contractNumber']), snapshot)
  },
  clearSort() {
    adapter.sort('insuredName', null)
  },
  scrollTo(x: number, y: number) {
    adapter.scroller().scrollTop = y
    ;(adapter.hscroller ?? adapter.scroller)().scrollLeft = x
  },
  scrollPos() {
    return { x: (adapter.hscroller ?? adapter.scroller)().scrollLeft, y: adapter.scroller().scrollTop }
  },
  scrollStart,
  scrollStop,
  idle: async (frames: number) => {
    for (let i = 0; i < frames; i++) await frame()
  },
  domNodes: () => root.querySelectorAll('*').length,
  FILTER_TEXT,

  // ------------------------------------------------------------ conformance

  /** Everything a table must do for its numbers to mean the same as the others'. */
  async verify() {
    const problems: string[] = []
    const settle = async () => {
      for (let i = 0; i < 30; i++) await frame()
      await new Promise((r) => setTimeout(r))
    }
    await settle()
    if (!shows(rows, 15, WATCH)) problems.push('unsorted rows differ: ' + JSON.stringify(snapshot()))
    if (meta.kind === 'dom') {
      for (const i of [0, 5]) {
        const n = cellTextAt(30, rowY(i))
        if (n !== String(i + 1)) problems.push(`row number ${i + 1} reads ${n}`)
      }
      const maxX = TOTAL_WIDTH - VIEW_WIDTH
      bench.scrollTo(maxX + 100, 0)
      await settle()
      const pos = bench.scrollPos()
      if (pos.x < maxX - 2 || pos.x > maxX + 40) problems.push(`scrolls ${pos.x}px across, expected ${maxX}`)
      if (!shows(rows, 15, ['insuredName', 'contractNumber', 'product']))
        problems.push('pinned columns do not stay: ' + JSON.stringify(snapshot()))
      const last = COLUMNS[COLUMNS.length - 1]
      const lastText = cellTextAt(VIEW_WIDTH - 70, rowY(0))
      if (lastText !== last.text(rows[0])) problems.push(`last column reads ${lastText}`)
      // comments column, brought to the middle
      const cx = columnLeft('comments') - 700
      bench.scrollTo(cx, 0)
      await settle()
      const shift = columnLeft('comments') - bench.scrollPos().x + 100
      const longIdx = rows.slice(0, 15).findIndex((r) => r.comments.length > 38)
      const c = cellTextAt(shift, rowY(longIdx))
      if (c?.length !== 38 || c !== COLUMN_BY_ID.comments.text(rows[longIdx])) problems.push(`comment reads ${c}`)
      bench.scrollTo(0, 2000 * ROW_HEIGHT > rows.length * ROW_HEIGHT ? 400 * ROW_HEIGHT : 2000 * ROW_HEIGHT)
      await settle()
      const top = Math.round(bench.scrollPos().y / ROW_HEIGHT)
      if (!shows(rows.slice(top, top + 15), 15, WATCH))
        problems.push('rows after scrolling differ: ' + JSON.stringify(snapshot()))
      bench.scrollTo(0, 0)
      await settle()
      const boxes = [...root.querySelectorAll(meta.row)].map((r) => r.getBoundingClientRect().height)
      if (boxes.some((h) => h < 39 || h > 41)) problems.push('row heights ' + [...new Set(boxes)].join(','))
      const rowEls = new Set([...root.querySelectorAll(meta.row)].map((r) => Math.round(r.getBoundingClientRect().top)))
      if (rowEls.size > 120) problems.push(`not virtualised: ${rowEls.size} rows in the document`)
    }
    for (const [id, dir] of [
      ['modalPremium', 'desc'],
      ['product', 'asc'],
    ] as [ColumnId, SortDir][]) {
      adapter.drawn?.clear()
      adapter.sort(id, dir)
      await settle()
      if (!shows(sortRows(rows, id, dir), 15, [id])) problems.push(`sort(${id},${dir}): ` + JSON.stringify(snapshot()))
    }
    adapter.drawn?.clear()
    adapter.sort('product', null)
    await settle()
    if (!shows(rows, 15, ['contractNumber'])) problems.push('sort cleared: ' + JSON.stringify(snapshot()))
    adapter.drawn?.clear()
    adapter.filter(FILTER_TEXT)
    await settle()
    const kept = filterRows(rows, FILTER_TEXT)
    if (!shows(kept, 15, ['contractNumber'])) problems.push('filter: ' + JSON.stringify(snapshot()))
    const want = kept.length * ROW_HEIGHT + HEADER_HEIGHT
    const got = adapter.scroller().scrollHeight
    if (Math.abs(got - want) > 60) problems.push(`filtered height ${got}, expected about ${want} (${kept.length} rows)`)
    adapter.filter('')
    await settle()
    return problems
  },

  /** Messages to assistive technology. */
  a11y() {
    const grid = root.querySelector('[role=grid],[role=treegrid],[role=table],table')
    const row = root.querySelector('[role=row][aria-rowindex], tr[aria-rowindex]')
    const sorted = root.querySelector('[aria-sort=ascending],[aria-sort=descending]')
    return {
      role: grid ? (grid.getAttribute('role') ?? grid.tagName.toLowerCase()) : null,
      named: !!(grid && (grid.getAttribute('aria-label') || grid.getAttribute('aria-labelledby'))),
      rowcount: grid?.getAttribute('aria-rowcount') ?? null,
      colcount: grid?.getAttribute('aria-colcount') ?? null,
      rowindex: !!row,
      ariaSort: sorted ? sorted.getAttribute('aria-sort') : null,
      rowheader: !!root.querySelector('[role=rowheader], th[scope=row]'),
      focusable: root.querySelectorAll('[tabindex="0"]').length,
    }
  },
}

declare global {
  interface Window {
    bench: typeof bench
  }
}
window.bench = bench
