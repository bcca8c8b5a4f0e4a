import type { ReactNode } from 'react'
import type { DataTableColumn } from '../DataTable/data-table-column.js'
import { StatusBadge } from '../StatusBadge/StatusBadge.js'
import * as S from './ListWidget.styles.js'
import type { ListWidgetColumn, ListWidgetProps } from './list-widget-props.js'

/** The columns as the table takes them: up to two lines in a cell, the first of the first column opens the row. */
export function widgetColumns<Row>({
  columns,
  onRowAction,
  getRowHref,
}: Pick<ListWidgetProps<Row>, 'columns' | 'onRowAction' | 'getRowHref'>): readonly DataTableColumn<Row>[] {
  const drawName = (row: Row, name: string) =>
    getRowHref ? (
      <S.Name as="a" className="dt-link" href={getRowHref(row)}>
        {name}
      </S.Name>
    ) : (
      <S.Name type="button" onClick={() => onRowAction(row)}>
        {name}
      </S.Name>
    )
  return columns.map((column, place) => {
    const { id, header, width, minWidth, align, isSortable } = column
    return {
      id,
      header,
      width,
      minWidth,
      align,
      isSortable,
      card: place === 0 ? 'title' : (column.card ?? 'field'),
      cardDetail: (row) => (place === 0 && column.detail?.(row)) || '',
      cardCell: (row) => drawOnCard(column, row),
      text: (row) => column.text(row),
      cell: (row) => drawCell(column, row, place === 0 ? drawName : null),
    }
  })
}

function drawOnCard<Row>(column: ListWidgetColumn<Row>, row: Row) {
  const text = column.cardText?.(row) ?? column.text(row)
  return column.tone && text ? <StatusBadge tone={column.tone(row)}>{text}</StatusBadge> : text
}

function drawCell<Row>(
  column: ListWidgetColumn<Row>,
  row: Row,
  drawName: ((row: Row, name: string) => ReactNode) | null,
) {
  const text = column.text(row)
  const detail = column.detail?.(row)
  // A card leaves out what is blank
  if (!drawName && !text && !detail) return null
  return (
    <S.Cell data-align={column.align}>
      {drawName ? (
        drawName(row, text)
      ) : column.tone && text ? (
        <StatusBadge tone={column.tone(row)}>{text}</StatusBadge>
      ) : (
        <S.Line data-alone={detail ? undefined : ''}>{text}</S.Line>
      )}
      {detail && <S.Detail>{detail}</S.Detail>}
    </S.Cell>
  )
}
