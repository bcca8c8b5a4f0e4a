/**
 * The one data set and column model every adapter shows.
 *
 * Deterministic: the same (rowCount, seed) always gives the same rows, in every
 * browser. Formatting, comparing and matching live here so that adapters differ
 * only in the table, never in the work asked of it.
 */

import {
  AGENCIES,
  FIRST,
  LAST,
  NOTES,
  PRODUCTS,
  REQUIREMENTS,
  REQ_STATUSES,
  STAFF,
  STATUSES,
  SUB_STATUSES,
  UW_TYPES,
} from './words'

export interface CaseRow {
  id: string
  insuredName: string
  contractNumber: string
  product: string
  faceAmount: number
  modalPremium: number
  caseStatus: string
  daysPending: number
  requestDate: string // ISO yyyy-mm-dd
  requirement: string
  requirementStatus: string
  orderedBy: string
  statusDate: string // ISO yyyy-mm-dd
  subStatus: string
  comments: string
  agentAgency: string
  commPct: number
  csr: string
  underwriter: string
  underwriterType: string
  ipn: string
}

export type ColumnId = Exclude<keyof CaseRow, 'id'>
export type SortDir = 'asc' | 'desc'

export interface CaseColumn {
  id: ColumnId
  header: string
  width: number
  align: 'left' | 'right'
  kind: 'text' | 'number' | 'date'
  pinned: boolean
  /** Display text of this column for a row. */
  text(row: CaseRow): string
  /** Ascending order, total over values, no locale work. */
  compare(a: CaseRow, b: CaseRow): number
}

export const ROW_HEIGHT = 40
export const HEADER_HEIGHT = 40
export const VIEW_WIDTH = 1280
export const VIEW_HEIGHT = 800
export const ROW_NUMBER_WIDTH = 56
export const COMMENT_MAX = 38

// ---------------------------------------------------------------- formatting

export function money(n: number): string {
  // 1234567.5 -> "$1,234,567.50"; hand-rolled so that Intl never shows up as table cost
  const cents = Math.round(n * 100)
  let whole = Math.floor(cents / 100)
  const frac = cents % 100
  let out = ''
  while (whole >= 1000) {
    const part = whole % 1000
    out = ',' + (part < 10 ? '00' : part < 100 ? '0' : '') + part + out
    whole = Math.floor(whole / 1000)
  }
  return '$' + whole + out + (frac === 0 ? '' : '.' + (frac < 10 ? '0' : '') + frac)
}

export function usDate(iso: string): string {
  return iso.slice(5, 7) + '/' + iso.slice(8, 10) + '/' + iso.slice(0, 4)
}

/** Longer than 38 characters: cut so that text plus ellipsis is 38 characters. */
export function truncate(s: string): string {
  return s.length > COMMENT_MAX ? s.slice(0, COMMENT_MAX - 1) + '\u2026' : s
}

// ------------------------------------------------------------------- columns

const asText =
  (id: ColumnId) =>
  (row: CaseRow): string =>
    row[id] as string

function byString(id: ColumnId) {
  return (a: CaseRow, b: CaseRow): number => {
    const x = a[id] as string
    const y = b[id] as string
    return x < y ? -1 : x > y ? 1 : 0
  }
}
function byNumber(id: ColumnId) {
  return (a: CaseRow, b: CaseRow): number => (a[id] as number) - (b[id] as number)
}

function text(id: ColumnId, header: string, width: number, pinned = false): CaseColumn {
  return { id, header, width, align: 'left', kind: 'text', pinned, text: asText(id), compare: byString(id) }
}
function num(id: ColumnId, header: string, width: number, fmt: (n: number) => string): CaseColumn {
  return {
    id,
    header,
    width,
    align: 'right',
    kind: 'number',
    pinned: false,
    text: (row) => fmt(row[id] as number),
    compare: byNumber(id),
  }
}
function date(id: ColumnId, header: string, width: number): CaseColumn {
  return {
    id,
    header,
    width,
    align: 'left',
    kind: 'date',
    pinned: false,
    text: (row) => usDate(row[id] as string),
    compare: byString(id),
  }
}

/** 20 data columns; the first three are pinned left, after a pinned row-number column. */
export const COLUMNS: readonly CaseColumn[] = [
  text('insuredName', 'Insured name', 180, true),
  text('contractNumber', 'Contract number', 140, true),
  text('product', 'Product', 160, true),
  num('faceAmount', 'Face amount', 130, money),
  num('modalPremium', 'Modal premium', 130, money),
  text('caseStatus', 'Case status', 140),
  num('daysPending', 'Days pending', 120, String),
  date('requestDate', 'Request date', 120),
  text('requirement', 'Requirement', 200),
  text('requirementStatus', 'Requirement status', 160),
  text('orderedBy', 'Ordered by', 140),
  date('statusDate', 'Status date', 120),
  text('subStatus', 'Sub-status', 150),
  { ...text('comments', 'Comments', 290), text: (row) => truncate(row.comments) },
  text('agentAgency', 'Agent / agency', 220),
  num('commPct', 'Comm %', 100, (n) => n.toFixed(1) + '%'),
  text('csr', 'CSR', 140),
  text('underwriter', 'Underwriter', 150),
  text('underwriterType', 'Underwriter type', 150),
  text('ipn', 'IPN', 120),
]

export const COLUMN_BY_ID: Readonly<Record<ColumnId, CaseColumn>> = Object.fromEntries(
  COLUMNS.map((c) => [c.id, c]),
) as Record<ColumnId, CaseColumn>

export const PINNED = COLUMNS.filter((c) => c.pinned)
export const UNPINNED = COLUMNS.filter((c) => !c.pinned)
export const PINNED_WIDTH = ROW_NUMBER_WIDTH + PINNED.reduce((w, c) => w + c.width, 0)
export const TOTAL_WIDTH = ROW_NUMBER_WIDTH + COLUMNS.reduce((w, c) => w + c.width, 0)

/** Left edge of a column when the table is not scrolled. */
export function columnLeft(id: ColumnId): number {
  let x = ROW_NUMBER_WIDTH
  for (const c of COLUMNS) {
    if (c.id === id) return x
    x += c.width
  }
  throw new Error('no column ' + id)
}

// --------------------------------------------------------- sort and filter

/** Stable ascending or descending copy. For tables that leave sorting to the application. */
export function sortRows(rows: readonly CaseRow[], id: ColumnId, dir: SortDir): CaseRow[] {
  const { compare } = COLUMN_BY_ID[id]
  return rows.slice().sort(dir === 'asc' ? compare : (a, b) => compare(b, a))
}

/** Case-insensitive "any column's display text contains". `needle` must be lower case. */
export function matches(row: CaseRow, needle: string): boolean {
  for (let i = 0; i < COLUMNS.length; i++) {
    if (COLUMNS[i].text(row).toLowerCase().includes(needle)) return true
  }
  return false
}

/** For tables that leave filtering to the application. */
export function filterRows(rows: readonly CaseRow[], text: string): readonly CaseRow[] {
  const needle = text.trim().toLowerCase()
  return needle === '' ? rows : rows.filter((row) => matches(row, needle))
}

// ---------------------------------------------------------------- generation

function mulberry32(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = a
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** The filter needle; a last name that occurs only in insuredName, about one row in 40. */
export const FILTER_TEXT = 'okafor'

const DAY = 86_400_000

export function generateRows(count: number, seed = 20_240_607): CaseRow[] {
  const rnd = mulberry32(seed + count)
  const int = (n: number) => Math.floor(rnd() * n)
  const pick = <T>(list: readonly T[]): T => list[int(list.length)]
  const base = Date.UTC(2023, 0, 1)
  const dates: string[] = []
  for (let d = 0; d < 900; d++) dates.push(new Date(base + d * DAY).toISOString().slice(0, 10))

  const rows: CaseRow[] = new Array(count)
  for (let i = 0; i < count; i++) {
    const requested = int(800)
    const parts = 1 + int(3)
    let comments = pick(NOTES)
    for (let p = 1; p < parts; p++) comments += '; ' + pick(NOTES)
    rows[i] = {
      id: 'case-' + i,
      insuredName: pick(LAST) + ', ' + pick(FIRST) + ' ' + String.fromCharCode(65 + int(26)) + '.',
      contractNumber: 'L' + (10_000_000 + ((i * 7_919) % 89_999_999)),
      product: pick(PRODUCTS),
      faceAmount: (1 + int(4000)) * 2500,
      modalPremium: (500 + int(250_000)) / 100,
      caseStatus: pick(STATUSES),
      daysPending: int(240),
      requestDate: dates[requested],
      requirement: pick(REQUIREMENTS),
      requirementStatus: pick(REQ_STATUSES),
      orderedBy: pick(STAFF),
      statusDate: dates[requested + int(100)],
      subStatus: pick(SUB_STATUSES),
      comments,
      agentAgency: pick(STAFF) + ' / ' + pick(AGENCIES),
      commPct: int(1100) / 10,
      csr: pick(STAFF),
      underwriter: pick(STAFF),
      underwriterType: pick(UW_TYPES),
      ipn: 'IPN' + (100_000 + int(900_000)),
    }
  }
  return rows
}
