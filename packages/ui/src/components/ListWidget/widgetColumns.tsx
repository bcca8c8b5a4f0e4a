import type { DataTableColumn } from '../DataTable/DataTableColumn.js'
import * as S from './ListWidget.styles.js'
import type { ListWidgetColumn, ListWidgetProps } from './ListWidgetProps.js'

/** The columns as the table takes them: up to two lines in a cell, the first of the first column a button. */
export function widgetColumns<Row>({
  columns,
  onRowOpen,
}: Pick<ListWidgetProps<Row>, 'columns' | 'onRowOpen'>): readonly DataTableColumn<Row>[] {
  return columns.map(({ detail, ...column }, place) => ({
    ...column,
    minWidth: Math.min(column.width, narrowest),
    card: place === 0 ? 'title' : 'field',
    cell:
      place === 0 || detail ? (row) => drawCell({ ...column, detail }, row, place === 0 ? onRowOpen : null) : undefined,
  }))
}

/** Px down to which a column gives way. */
const narrowest = 112

function drawCell<Row>({ text, detail, align }: ListWidgetColumn<Row>, row: Row, onOpen: ((row: Row) => void) | null) {
  const second = detail?.(row)
  return (
    <S.Cell data-align={align}>
      {onOpen ? (
        <S.Name type="button" onClick={() => onOpen(row)}>
          {text(row)}
        </S.Name>
      ) : (
        <S.Line>{text(row)}</S.Line>
      )}
      {second && <S.Detail>{second}</S.Detail>}
    </S.Cell>
  )
}
