'use client'
import { useMemo, useState, type ButtonHTMLAttributes, type HTMLAttributes, type InputHTMLAttributes } from 'react'
import type { DataTableColumn } from '../components/DataTable/data-table-column.js'
import type { DataTableProps } from '../components/DataTable/data-table-props.js'
import { useTableRows } from '../components/DataTable/useTableRows.js'
import { choiceTexts } from '../i18n/choice-texts.js'
import { tableTexts } from '../i18n/table-texts.js'
import { useTexts } from '../i18n/useTexts.js'

/** A column of a table with markup of one's own: as that of a `DataTable`, without what only that draws. */
export type ModelColumn<Row> = Pick<DataTableColumn<Row>, 'id' | 'header' | 'text' | 'sortValue' | 'isSortable'>

export interface DataTableOptions<Row, Column extends ModelColumn<Row>> extends Pick<
  DataTableProps<Row>,
  'getRowId' | 'rows' | 'sortDescriptor' | 'defaultSortDescriptor' | 'onSortChange' | 'manualSorting' | 'filterText'
> {
  /** Every column. Keep the array between renders. */
  readonly columns: readonly Column[]
  /** Ids of the columns in the order in which they are shown; those that it leaves out are hidden. Default: all. */
  readonly columnOrder?: readonly string[]
  /** Rows on a page. Default: all. */
  readonly pageSize?: number
  /** The page shown, from 1; without it, the hook keeps it and goes back to 1 after a sort. */
  readonly page?: number
  /** Called with the page to show, and with 1 after a sort. */
  readonly onPageChange?: (page: number) => void
  /** Ids of the selected rows, also on other pages; without it, the hook keeps them. */
  readonly selectedKeys?: readonly string[]
  /** Called with the ids of all selected rows. */
  readonly onSelectionChange?: (ids: readonly string[]) => void
  /** Ids of the rows that show their details; without it, the hook keeps them. */
  readonly expandedKeys?: readonly string[]
  /** Called with the ids of all rows that show their details. */
  readonly onExpandedChange?: (ids: readonly string[]) => void
}

/** A row of the page that is shown, with the props of its elements. */
export interface ModelRow<Row> {
  readonly id: string
  readonly row: Row
  readonly isSelected: boolean
  readonly isExpanded: boolean
  /** For the `<tr>`. */
  readonly rowProps: HTMLAttributes<HTMLTableRowElement>
  /** For a check box that selects the row. */
  readonly selectProps: InputHTMLAttributes<HTMLInputElement>
  /** For a button that shows the details of the row; they need the id in `aria-controls`. */
  readonly expandProps: ButtonHTMLAttributes<HTMLButtonElement>
}

/** What a table with markup of one's own needs. */
export interface DataTableModel<Row, Column> {
  /** For the `<table>`; it still needs a name, by a `<caption>` or `aria-label`. */
  readonly tableProps: HTMLAttributes<HTMLTableElement>
  /** For the `<tr>` of the headers. */
  readonly headerRowProps: HTMLAttributes<HTMLTableRowElement>
  /** The columns that are shown, in their order. */
  readonly columns: readonly Column[]
  /** For the `<th>` of a column. */
  readonly getHeaderProps: (column: Column) => HTMLAttributes<HTMLTableCellElement> & { readonly scope: 'col' }
  /** For the button in the header of a column that can be sorted. A sort is announced. */
  readonly getSortProps: (column: Column) => ButtonHTMLAttributes<HTMLButtonElement>
  /** The rows of the page. */
  readonly rows: readonly ModelRow<Row>[]
  /** For a check box that selects all rows of the page. */
  readonly selectAllProps: InputHTMLAttributes<HTMLInputElement> & {
    readonly ref: (box: HTMLInputElement | null) => void
  }
  /** The page shown, the rows of all pages, and what changes the page: for `Pagination`. */
  readonly pagination: {
    readonly page: number
    readonly pageSize: number
    readonly total: number
    readonly onPageChange: (page: number) => void
  }
}

/**
 * Sorts, filters, pages, selects and expands rows for a table whose markup is one's own, with the ARIA attributes and the
 * announcements of a `DataTable`. Spread the props on native table elements.
 */
export function useDataTable<Row, Column extends ModelColumn<Row>>(
  options: DataTableOptions<Row, Column>,
): DataTableModel<Row, Column> {
  const { columns: all, columnOrder, rows, getRowId, pageSize, onPageChange, ...others } = options
  const { filterText, manualSorting, sortDescriptor, defaultSortDescriptor, onSortChange, ...keys } = others
  const t = useTexts(tableTexts)
  const tChoice = useTexts(choiceTexts)
  const columns = useMemo(
    () => columnOrder?.flatMap((id) => all.find((column) => column.id === id) ?? []) ?? all,
    [all, columnOrder],
  )
  const [ownPage, setOwnPage] = useState(1)
  const changePage = (page: number) => {
    setOwnPage(page)
    onPageChange?.(page)
  }
  const { sort, sortBy, shown } = useTableRows(
    {
      columns,
      rows,
      filterText,
      manualSorting,
      sortDescriptor,
      defaultSortDescriptor,
      pagination: pageSize === undefined ? undefined : { pageSize, page: keys.page ?? ownPage },
      onSortChange: (next) => {
        changePage(1)
        onSortChange?.(next)
      },
    },
    (header, direction) => t(direction === 'ascending' ? 'sortedAscending' : 'sortedDescending', { column: header }),
  )
  const selection = useKeys(keys.selectedKeys, keys.onSelectionChange)
  const expansion = useKeys(keys.expandedKeys, keys.onExpandedChange)
  const [nameColumn] = all
  const shownRows = Array.from({ length: shown.count }, (_, index) => shown.rowAt(index)).flatMap(
    (row, index): readonly ModelRow<Row>[] => {
      if (row === undefined) return []
      const id = getRowId(row)
      const name = nameColumn?.text(row) ?? id
      const [isSelected, isExpanded] = [selection.has(id), expansion.has(id)]
      return [
        {
          id,
          row,
          isSelected,
          isExpanded,
          rowProps: { 'aria-rowindex': shown.before + index + 2 },
          selectProps: {
            type: 'checkbox',
            'aria-label': tChoice('selectRow', { name }),
            checked: isSelected,
            onChange: () => selection.set([id], !isSelected),
          },
          expandProps: {
            type: 'button',
            'aria-label': tChoice('detailsOf', { name }),
            'aria-expanded': isExpanded,
            onClick: () => expansion.set([id], !isExpanded),
          },
        },
      ]
    },
  )
  const ids = shownRows.map(({ id }) => id)
  const shownPageSize = pageSize ?? Math.max(1, shown.total)
  const selectedCount = ids.filter(selection.has).length
  return {
    // Pages leave rows out, which readers count.
    tableProps: { 'aria-rowcount': shown.total + 1 },
    headerRowProps: { 'aria-rowindex': 1 },
    columns,
    rows: shownRows,
    getHeaderProps: (column) => ({
      scope: 'col',
      'aria-sort':
        column.isSortable === false ? undefined : sort?.columnId === column.id ? sort.direction : ('none' as const),
    }),
    getSortProps: (column) => ({ type: 'button', onClick: () => sortBy(column.id) }),
    selectAllProps: {
      type: 'checkbox',
      'aria-label': tChoice('selectAll'),
      checked: ids.length > 0 && selectedCount === ids.length,
      ref: (box) => {
        if (box) box.indeterminate = selectedCount > 0 && selectedCount < ids.length
      },
      onChange: () => selection.set(ids, selectedCount < ids.length),
    },
    pagination: {
      page: Math.floor(shown.before / shownPageSize) + 1,
      pageSize: shownPageSize,
      total: shown.total,
      onPageChange: changePage,
    },
  }
}

/** Ids of rows that are kept here, or by the caller. */
function useKeys(given: readonly string[] | undefined, onChange: ((ids: readonly string[]) => void) | undefined) {
  const [own, setOwn] = useState<readonly string[]>([])
  const keys = new Set(given ?? own)
  return {
    has: (id: string) => keys.has(id),
    set: (ids: readonly string[], isIn: boolean) => {
      const next = isIn ? [...new Set([...keys, ...ids])] : [...keys].filter((id) => !ids.includes(id))
      setOwn(next)
      onChange?.(next)
    },
  }
}
