/**
 * The floor: a hand-written DOM table with no framework, as a practical limit
 * for anything that puts real elements on the page.
 *
 * - native scrolling over one spacer; a fixed ring of row elements, recycled by
 *   index % ring size; scrolling writes only transforms and text node values
 * - the pinned columns are ONE sticky pane (one composited layer), not a sticky
 *   element per row or cell; `stickyPerRow` shows what that is worth
 * - fixed sizes and strict containment everywhere, so a changed text can never
 *   dirty layout outside its own row
 * - every cell element stays; cells of columns out of sight just hold no text, which spares
 *   shaping and painting it (`lazyColumns: false` shows what that is worth)
 */
import './floor.css'
import {
  COLUMNS,
  COLUMN_BY_ID,
  HEADER_HEIGHT,
  PINNED,
  PINNED_WIDTH,
  ROW_HEIGHT,
  ROW_NUMBER_WIDTH,
  TOTAL_WIDTH,
  UNPINNED,
  matches,
  type CaseColumn,
  type CaseRow,
  type ColumnId,
  type SortDir,
} from './data'
import type { Adapter } from './adapter'

const OVERSCAN = 4

interface Slot {
  index: number
  /** For which index each of `texts` was last written. */
  wrote: Int32Array
  /** The row's elements: its pinned half and the rest, or just one. */
  parts: HTMLElement[]
  texts: Text[] // row number, then COLUMNS in order
}

function div(className: string, role?: string): HTMLElement {
  const el = document.createElement('div')
  el.className = className
  if (role) el.setAttribute('role', role)
  return el
}

function makeCell(parent: HTMLElement, width: number, right: boolean, colIndex: number): Text {
  const el = div(right ? 'fl-c fl-r' : 'fl-c', 'gridcell')
  el.style.width = width + 'px'
  el.setAttribute('aria-colindex', String(colIndex))
  const t = document.createTextNode('')
  el.appendChild(t)
  parent.appendChild(el)
  return t
}

/** Unpinned columns this far outside the viewport hold no text. */
const OVERSCAN_X = 200

export function makeFloor({ stickyPerRow = false, lazyColumns = true, contain = true } = {}): Omit<Adapter, 'meta'> {
  let rows: CaseRow[]
  /** Rows as shown: positions into `rows`, filtered then sorted. */
  let view: number[]
  let sortBy: { column: ColumnId; dir: SortDir } | null = null
  let needle = ''
  let root: HTMLElement
  let body: HTMLElement
  let slots: Slot[] = []
  let viewHeight = 0
  let viewWidth = 0
  let headers: Map<ColumnId, HTMLElement>

  function makeHeader(parent: HTMLElement, label: string, width: number, col: CaseColumn | null, colIndex: number) {
    const el = div(col?.align === 'right' ? 'fl-h fl-r' : 'fl-h', 'columnheader')
    el.style.width = width + 'px'
    el.setAttribute('aria-colindex', String(colIndex))
    el.textContent = label
    if (col) {
      headers.set(col.id, el)
      el.setAttribute('aria-sort', 'none')
      el.addEventListener('click', () => {
        const dir = sortBy?.column === col.id && sortBy.dir === 'asc' ? 'desc' : 'asc'
        sort(col.id, dir)
      })
    }
    parent.appendChild(el)
  }

  function mount(el: HTMLElement, data: CaseRow[]): void {
    rows = data
    headers = new Map()
    root = div(contain ? 'fl' : 'fl fl-loose', 'grid')
    root.tabIndex = 0
    root.setAttribute('aria-label', 'Cases')
    root.setAttribute('aria-colcount', String(COLUMNS.length + 1))

    const head = div('fl-head', 'row')
    head.setAttribute('aria-rowindex', '1')
    head.style.width = TOTAL_WIDTH + 'px'
    const headPin = div('fl-hp', 'presentation')
    makeHeader(headPin, '#', ROW_NUMBER_WIDTH, null, 1)
    PINNED.forEach((c, i) => makeHeader(headPin, c.header, c.width, c, i + 2))
    head.appendChild(headPin)
    UNPINNED.forEach((c, i) => makeHeader(head, c.header, c.width, c, i + 2 + PINNED.length))
    root.appendChild(head)

    body = div('fl-body', 'rowgroup')
    body.style.width = TOTAL_WIDTH + 'px'
    const pinPane = div('fl-pin', 'presentation')
    pinPane.style.width = PINNED_WIDTH + 'px'
    const mainPane = div('fl-main', 'presentation')
    mainPane.style.left = PINNED_WIDTH + 'px'
    mainPane.style.width = TOTAL_WIDTH - PINNED_WIDTH + 'px'

    viewHeight = el.clientHeight - HEADER_HEIGHT
    viewWidth = el.clientWidth
    const ring = Math.ceil(viewHeight / ROW_HEIGHT) + 1 + 2 * OVERSCAN
    slots = []
    for (let s = 0; s < ring; s++) {
      const row = div('fl-row', 'row')
      row.style.width = (stickyPerRow ? TOTAL_WIDTH : TOTAL_WIDTH - PINNED_WIDTH) + 'px'
      const pin = stickyPerRow ? div('fl-hp fl-rp', 'presentation') : div('fl-row', 'row')
      pin.style.width = PINNED_WIDTH + 'px'
      const texts = [makeCell(pin, ROW_NUMBER_WIDTH, true, 1)]
      PINNED.forEach((c, i) => texts.push(makeCell(pin, c.width, c.align === 'right', i + 2)))
      if (stickyPerRow) row.appendChild(pin)
      UNPINNED.forEach((c, i) => texts.push(makeCell(row, c.width, c.align === 'right', i + 2 + PINNED.length)))
      if (stickyPerRow) body.appendChild(row)
      else {
        pinPane.appendChild(pin)
        mainPane.appendChild(row)
      }
      slots.push({
        index: -1,
        wrote: new Int32Array(texts.length).fill(-1),
        parts: stickyPerRow ? [row] : [pin, row],
        texts,
      })
    }
    if (!stickyPerRow) body.append(pinPane, mainPane)
    root.appendChild(body)
    root.addEventListener('scroll', draw, { passive: true })
    rebuild()
    el.appendChild(root)
  }

  function rebuild(): void {
    let next: number[] = []
    if (needle === '') {
      next = new Array(rows.length)
      for (let i = 0; i < rows.length; i++) next[i] = i
    } else {
      for (let i = 0; i < rows.length; i++) if (matches(rows[i], needle)) next.push(i)
    }
    if (sortBy) {
      const { column, dir } = sortBy
      const sign = dir === 'asc' ? 1 : -1
      if (COLUMN_BY_ID[column].kind === 'number') {
        const key = new Float64Array(rows.length)
        for (const i of next) key[i] = rows[i][column] as number
        next.sort((a, b) => sign * (key[a] - key[b]) || a - b)
      } else {
        const key: string[] = new Array(rows.length)
        for (const i of next) key[i] = rows[i][column] as string
        next.sort((a, b) => (key[a] < key[b] ? -sign : key[a] > key[b] ? sign : a - b))
      }
    }
    view = next
    body.style.height = view.length * ROW_HEIGHT + 'px'
    root.setAttribute('aria-rowcount', String(view.length + 1))
    for (const s of slots) {
      s.index = -1
      s.wrote.fill(-1)
    }
    draw()
  }

  function draw(): void {
    const ring = slots.length
    const top = root.scrollTop
    let first = Math.floor(top / ROW_HEIGHT) - OVERSCAN
    if (first + ring > view.length) first = view.length - ring
    if (first < 0) first = 0
    const from = lazyColumns ? root.scrollLeft - OVERSCAN_X : -1e9
    const to = lazyColumns ? root.scrollLeft + viewWidth + OVERSCAN_X : 1e9
    for (let i = first; i < first + ring; i++) {
      const slot = slots[i % ring]
      const show = i < view.length
      if (slot.index !== i) {
        slot.index = i
        const move = show ? 'translateY(' + i * ROW_HEIGHT + 'px)' : 'translateY(-100px)'
        for (const part of slot.parts) {
          part.style.transform = move
          if (show) part.setAttribute('aria-rowindex', String(i + 2))
        }
        if (show) slot.texts[0].nodeValue = String(i + 1)
      }
      if (!show) continue
      const row = rows[view[i]]
      const { texts, wrote } = slot
      let left = ROW_NUMBER_WIDTH
      for (let c = 0; c < COLUMNS.length; c++) {
        const column = COLUMNS[c]
        const near = column.pinned || (left < to && left + column.width > from)
        left += column.width
        const want = near ? i : -2
        if (wrote[c + 1] === want) continue
        wrote[c + 1] = want
        const value = near ? column.text(row) : ''
        const t = texts[c + 1]
        if (t.nodeValue !== value) t.nodeValue = value
      }
    }
  }

  function sort(column: ColumnId, dir: SortDir | null): void {
    if (sortBy) headers.get(sortBy.column)!.setAttribute('aria-sort', 'none')
    sortBy = dir ? { column, dir } : null
    if (dir) headers.get(column)!.setAttribute('aria-sort', dir === 'asc' ? 'ascending' : 'descending')
    root.scrollTop = 0
    rebuild()
  }

  function filter(text: string): void {
    needle = text.trim().toLowerCase()
    root.scrollTop = 0
    rebuild()
  }

  return { mount, sort, filter, scroller: () => root }
}
