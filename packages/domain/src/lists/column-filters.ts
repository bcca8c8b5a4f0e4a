import type { ListColumn } from './columns.ts'
import { allValue, textOptions, toOfferedValue } from './filters.ts'
import type { FilterOption, FilterRules } from './filters.ts'
import type { ViewedAgent } from './agent-filter.ts'

/** The filter of a column as a field. */
interface ColumnFilterField {
  /** The filter's name, also in the URL. */
  readonly id: string
  readonly label: string
  /** The values of the loaded rows. */
  readonly options: readonly FilterOption[]
}

/** The choices of the filters that columns have. */
export interface ColumnFilterOptions {
  /** Default: no column has a filter. */
  readonly columns?: readonly ColumnFilterField[]
}

type FilteredColumn<Row> = Pick<ListColumn<Row>, 'id' | 'header' | 'filter'> & { readonly title?: string }

interface FilteredRules<Row, Filters, Options> extends FilterRules<Filters> {
  readonly getFilterOptions: (rows: readonly Row[], viewedAgent?: ViewedAgent) => Options
  readonly toOfferedFilters: (filters: Filters, options: Options) => Filters
  readonly filterRows: (rows: readonly Row[], filters: Filters, now: Date, ...more: never[]) => readonly Row[]
}

/** The name of a column's filter: no other part of the URL begins like it. */
function columnFilterName(columnId: string): string {
  return `by-${columnId}`
}

/** The value of a filter by its name; all, where it isn't among them. */
export function filterValueOf(filters: object, name: string): string {
  const value: unknown = new Map<string, unknown>(Object.entries(filters)).get(name)
  return typeof value === 'string' ? value : allValue
}

/** The rules of a list with the filters of its columns; the same rules where no column has one. */
export function withColumnFilters<
  Row,
  Filters extends object,
  Options extends ColumnFilterOptions,
  Rules extends FilteredRules<Row, Filters, Options>,
>(rules: Rules & FilteredRules<Row, Filters, Options>, columns: readonly FilteredColumn<Row>[]): Rules {
  const filtered = columns.flatMap(({ id, header, title: label = header, filter }) =>
    filter ? [{ id: columnFilterName(id), label, read: (row: Row) => filter(row)?.trim() || null }] : [],
  )
  if (filtered.length === 0) return rules
  const toValues = (toValue: (id: string) => string) => Object.fromEntries(filtered.map(({ id }) => [id, toValue(id)]))
  return {
    ...rules,
    defaultFilters: { ...rules.defaultFilters, ...toValues(() => allValue) },
    getFilterOptions: (rows: readonly Row[], viewedAgent?: ViewedAgent) => ({
      ...rules.getFilterOptions(rows, viewedAgent),
      columns: filtered.map(({ read, ...field }) => ({ ...field, options: textOptions(rows.map(read)) })),
    }),
    toOfferedFilters: (filters: Filters, options: Options) => ({
      ...rules.toOfferedFilters(filters, options),
      ...toValues((name) =>
        toOfferedValue(filterValueOf(filters, name), options.columns?.find(({ id }) => id === name)?.options ?? []),
      ),
    }),
    filterRows: (rows: readonly Row[], filters: Filters, now: Date, ...more: never[]) => {
      const found = rules.filterRows(rows, filters, now, ...more)
      const chosen = filtered
        .map(({ id, read }) => ({ read, value: filterValueOf(filters, id) }))
        .filter(({ value }) => value !== allValue)
      if (chosen.length === 0) return found
      return found.filter((row) => chosen.every(({ read, value }) => read(row) === value))
    },
  }
}
