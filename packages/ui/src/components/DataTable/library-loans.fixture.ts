import type { DataTableColumn } from './data-table-column.js'

/** A book out on loan, as a public library would list it. */
export interface Loan {
  readonly id: string
  readonly title: string
  readonly borrower: string
  readonly branch: string
  readonly status: string
  readonly borrowed: string
  readonly due: string
  readonly daysOut: number
  readonly fee: number | null
  readonly notes: string
}

const titles = [
  'The Sea Road to Harwick',
  'Winter Bees',
  'A Field Guide to Lichens',
  'The Clockmaker of Ghent',
  'Bread and Salt',
  'Small Engines, Explained',
  'The Long Way Round the Bay',
  'Notes from an Orchard',
  'Maps of the Inner Ear',
  'Night Ferry',
]
const borrowers = [
  'Adair, June',
  'Brandt, Otto',
  'Castellanos, Ines',
  'Dubois, Paul',
  'Eriksen, Maja',
  "O'Hara, Finn",
  'Novak, Petra',
]
const branches = ['Central', 'Harbour', 'Northgate', 'Mill Lane']
const statuses = ['On loan', 'Overdue', 'Reserved', 'Renewed']
const notes = [
  '',
  'Renewed by phone',
  'Cover is torn; was so before this loan',
  'Reserved by the next reader\nSend a letter\nHold for ten days',
  'The borrower asked for the large-print edition, which is at the Harbour branch until the end of the month',
]

const pick = (values: readonly string[], index: number) => values[index % values.length] ?? ''
const date = (day: number) => {
  const [year, month, dayOfMonth] = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10).split('-')
  return `${month}/${dayOfMonth}/${year}`
}

/** So many loans, always the same ones. */
export function loans(count: number): readonly Loan[] {
  return Array.from({ length: count }, (_, index) => {
    const day = (index * 37) % 180
    return {
      id: `L-${10_000 + index}`,
      title: pick(titles, index * 7 + Math.floor(index / 10)),
      borrower: pick(borrowers, index * 3 + 1),
      branch: pick(branches, index),
      status: pick(statuses, index * 5 + Math.floor(index / 3)),
      borrowed: date(day),
      due: date(day + 28),
      daysOut: (index * 13) % 90,
      fee: index % 4 === 0 ? ((index * 7) % 240) / 10 : null,
      notes: pick(notes, index + Math.floor(index / 5)),
    }
  })
}

const byDate = (text: string) => `${text.slice(6)}-${text.slice(0, 5)}`
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** The columns of a list of loans, none of them locked. */
export const loanColumns: readonly DataTableColumn<Loan>[] = [
  { id: 'title', header: 'Title', width: 220, text: (loan) => loan.title },
  { id: 'id', header: 'Loan', width: 96, text: (loan) => loan.id },
  { id: 'borrower', header: 'Borrower', width: 160, text: (loan) => loan.borrower },
  { id: 'branch', header: 'Branch', width: 120, text: (loan) => loan.branch },
  { id: 'status', header: 'Status', width: 120, text: (loan) => loan.status },
  {
    id: 'borrowed',
    header: 'Borrowed',
    width: 128,
    text: (loan) => loan.borrowed,
    sortValue: (loan) => byDate(loan.borrowed),
  },
  { id: 'due', header: 'Due', width: 120, text: (loan) => loan.due, sortValue: (loan) => byDate(loan.due) },
  {
    id: 'daysOut',
    header: 'Days out',
    width: 112,
    align: 'end',
    text: (loan) => String(loan.daysOut),
    sortValue: (loan) => loan.daysOut,
  },
  {
    id: 'fee',
    header: 'Fee',
    width: 104,
    align: 'end',
    text: (loan) => (loan.fee === null ? '' : money.format(loan.fee)),
    sortValue: (loan) => loan.fee,
  },
  { id: 'notes', header: 'Notes', width: 320, text: (loan) => loan.notes },
]

/** The same with the first columns locked. */
export const lockedLoanColumns: readonly DataTableColumn<Loan>[] = loanColumns.map((column) =>
  ['title', 'id'].includes(column.id) ? { ...column, isLocked: true } : column,
)

export const loanId = (loan: Loan) => loan.id

/** Loans whose every text is longer than its column. */
export const longLoans: readonly Loan[] = loans(12).map((loan) => ({
  ...loan,
  title: `${loan.title}: being a full and faithful account in seven volumes, with an appendix`,
  borrower: 'Featherstonehaugh-Cholmondeley, Wilhelmina Alexandrina Théodora',
  branch: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
  notes:
    '👩‍👩‍👧‍👦 A family card; four readers share it.\nEach may borrow eight books at a time.\nÉté: l’heure d’été s’applique à toutes les échéances.',
}))
