'use client'
import { useId } from 'react'
import { Button } from '../../Button/Button.js'
import { oneLine } from '../../TruncatedText/text-lines.js'
import { truncate } from '../../TruncatedText/truncate.js'
import type { DataTableColumn } from '../data-table-column.js'
import type { DataTableProps } from '../data-table-props.js'
import type { DataTableLabels } from '../labels.js'
import { CardFields } from './CardFields.js'
import { getCardPress, getFields, getTitle, getValue } from './card-content.js'
import * as S from './TableCards.styles.js'

export interface RowCardProps<Row> {
  /** The props of the table. */
  table: DataTableProps<Row>
  /** The row. */
  row: Row
  /** Texts of the table. */
  labels: Pick<DataTableLabels, 'moreFields' | 'fewerFields' | 'allFields'>
  /** True if all fields are shown, if it has more than it shows at first. */
  isWhole: boolean
  /** Called to show all fields or the first ones only. */
  onWholeChange: (isWhole: boolean) => void
  /** Called to show the full text of a cell. */
  onShowFullText: (column: DataTableColumn<Row>, row: Row, item: number) => void
}

/** One row as a card: the column that names it as the heading, the others as label and value. */
export function RowCard<Row>(props: RowCardProps<Row>) {
  const { table, row, labels, isWhole, onWholeChange, onShowFullText } = props
  const { columns, renderRowActions, hasActionsFirst, maxCardFields = Infinity, getRowHref } = table
  const id = useId()
  const title = getTitle(columns)
  const detail = title?.cardDetail?.(row)
  const fields = getFields(table, row, onShowFullText)
  const isCut = fields.length > maxCardFields + 1
  const actions = renderRowActions?.(row)
  const headActions = hasActionsFirst && actions
  return (
    <S.Card aria-labelledby={title && id} {...getCardPress(table, row)}>
      <S.Head data-with-actions={headActions ? '' : undefined}>
        {title && (
          <S.Title id={id}>
            {getRowHref && isShownWhole(table, title, row) ? (
              <S.RowLink className="dt-link" href={getRowHref(row)}>
                {oneLine(title.text(row))}
              </S.RowLink>
            ) : (
              getValue(table, title, row, onShowFullText)
            )}
            {detail && <S.Detail>{detail}</S.Detail>}
          </S.Title>
        )}
        {headActions && <S.HeadActions>{headActions}</S.HeadActions>}
      </S.Head>
      <CardFields fields={isCut && !isWhole ? fields.slice(0, maxCardFields) : fields} />
      {isCut && (
        <S.Further>
          <Button variant="quiet" size="small" aria-describedby={title && id} onClick={() => onWholeChange(!isWhole)}>
            {isWhole ? labels.fewerFields : labels.moreFields(fields.length - maxCardFields)}
          </Button>
        </S.Further>
      )}
      {actions && !hasActionsFirst && <S.Actions>{actions}</S.Actions>}
    </S.Card>
  )
}

/** True if a column shows its whole text, which can then be a link: one that is cut is a button already. */
function isShownWhole<Row>({ maxCharacters }: DataTableProps<Row>, column: DataTableColumn<Row>, row: Row): boolean {
  const text = oneLine(column.text(row))
  return !column.cell && text !== '' && (maxCharacters === undefined || truncate(text, maxCharacters) === text)
}
