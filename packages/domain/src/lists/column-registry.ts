import { byList } from './by-list.ts'
import { columnsById, columnsInPlaces } from './columns.ts'
import type { ColumnEntry, ListColumn } from './columns.ts'

/** A column that a registry has, for every list that shows it. */
export interface RegisteredColumn<Row, Id extends string = string> extends ListColumn<Row, Id> {
  /** The number under which users' settings of the column are saved. */
  readonly number: number
  /** The title on the Column Settings screen, which may be shorter than the header. */
  readonly title: string
}

/** A column of one's own. */
interface OwnColumn<Row, List extends string> extends ColumnEntry<Row, List> {
  /** The number under which users' settings of the column are saved: 1000 or more, and always the same. */
  readonly number: number
}

/** The columns of lists of one kind: tables, cards, widgets, filters, settings and exports all take them from here. */
export interface ColumnRegistry<Row, List extends string, Id extends string = string> {
  /** Every column. */
  readonly all: readonly RegisteredColumn<Row, Id>[]
  readonly byId: Readonly<Record<Id, RegisteredColumn<Row, Id>>>
  /** The columns of each list, in the order that they have before a user changes it. */
  readonly byList: Readonly<Record<List, readonly RegisteredColumn<Row, Id>[]>>
  /** The columns of each list of the dashboard widget that have a place there, in their order. */
  readonly inWidget: Readonly<Record<List, readonly RegisteredColumn<Row, Id>[]>>
  /** The entries behind the columns. */
  readonly entries: readonly NumberedEntry<Row, List, Id>[]
  /** Every title and header that saved settings may name, also those of columns that were left out. */
  readonly knownTitles: ReadonlySet<string>
}

interface NumberedEntry<Row, List extends string, Id extends string> extends OwnColumn<Row, List> {
  readonly id: Id
}

/** A change of a registry: the ids of columns that are left out, and columns of one's own. */
export interface ColumnChange<Row, List extends string, Id extends string = string> {
  readonly without?: readonly Id[]
  readonly own?: readonly OwnColumn<Row, List>[]
}

/** The first number for columns of one's own: those below it are for the columns that a later version brings. */
export const firstOwnNumber = 1000

/** A registry of columns, numbered from 1 in the order of their entries, and the function that changes it. */
export function defineColumns<Row, List extends string, Id extends string>(
  lists: readonly List[],
  entries: readonly (ColumnEntry<Row, List> & { readonly id: Id })[],
) {
  const columns = toRegistry<Row, List, Id>(
    lists,
    entries.map((entry, index) => ({ ...entry, number: index + 1 })),
  )
  const change = <OwnRow extends Row = Row>(wanted: ColumnChange<OwnRow, List, Id>): ColumnRegistry<OwnRow, List> =>
    changeColumns<OwnRow, List, Id>(lists, columns, wanted)
  return { columns, change }
}

/**
 * A registry with other columns. To replace a column, leave it out and add one with its id and number.
 * @throws if a column to leave out doesn't exist, an id or a number is taken, or a number is below 1000
 */
function changeColumns<Row, List extends string, Id extends string>(
  lists: readonly List[],
  { entries, knownTitles }: ColumnRegistry<Row, List, Id>,
  { without = [], own = [] }: ColumnChange<Row, List, Id>,
): ColumnRegistry<Row, List> {
  const left = new Set<string>(without)
  for (const id of left)
    if (!entries.some((entry) => entry.id === id))
      throw new Error(`There is no column '${id}' to leave out. The columns are ${listIds(entries)}.`)
  const out = entries.filter(({ id }) => left.has(id))
  const all: NumberedEntry<Row, List, string>[] = entries.filter(({ id }) => !left.has(id))
  for (const entry of own) {
    const { id, number } = entry
    const other = all.find((each) => each.id === id || each.number === number)
    if (other?.id === id) throw new Error(`There is a column '${id}' already. Leave it out to replace it.`)
    if (other) throw new Error(`The column '${id}' has the number ${number} of '${other.id}'. Give it one of its own.`)
    if (number < firstOwnNumber && !out.some((each) => each.number === number))
      throw new Error(`The column '${id}' has the number ${number}. Numbers of your own start at ${firstOwnNumber}.`)
    all.push(entry)
  }
  return toRegistry(lists, all, knownTitles)
}

function toRegistry<Row, List extends string, Id extends string>(
  lists: readonly List[],
  entries: readonly NumberedEntry<Row, List, Id>[],
  formerTitles: Iterable<string> = [],
): ColumnRegistry<Row, List, Id> {
  const all = entries.map(toColumn)
  const byId = columnsById(all)
  const inPlaces = (findPlace: (entry: NumberedEntry<Row, List, Id>) => number | undefined) =>
    columnsInPlaces(entries, findPlace).map(({ id }) => byId[id])
  return {
    all,
    byId,
    byList: byList(lists, (list) => inPlaces((entry) => entry.lists[list])),
    inWidget: byList(lists, (list) => inPlaces(({ inWidget }) => inWidget?.[list])),
    entries,
    knownTitles: new Set([...formerTitles, ...all.flatMap(({ title, header }) => [title, header])]),
  }
}

function toColumn<Row, List extends string, Id extends string>({
  cell,
  lists: _lists,
  inWidget: _inWidget,
  widgetColumn: _widgetColumn,
  title,
  ...entry
}: NumberedEntry<Row, List, Id>): RegisteredColumn<Row, Id> {
  return { ...entry, ...cell, title: title ?? entry.header }
}

function listIds(entries: readonly { readonly id: string }[]): string {
  return entries.map(({ id }) => id).join(', ')
}
