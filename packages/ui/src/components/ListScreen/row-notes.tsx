import type { ReactNode } from 'react'
import type { DataTableColumn } from '../DataTable/data-table-column.js'
import { CustomCell } from '../DataTable/rows/CustomCell.js'
import * as S from './ListScreen.styles.js'

/** The columns of a table whose rows have a note under their name. Keep the function between renders. */
export function withRowNotes<Row>(
  columns: readonly DataTableColumn<Row>[],
  renderRowNote: (row: Row) => ReactNode,
): readonly DataTableColumn<Row>[] {
  return columns.map((column) => {
    if (column.card !== 'title') return column
    return {
      ...column,
      isMultiline: false,
      around: (row, text) => <Noted note={renderRowNote(row)}>{text}</Noted>,
      // A name that its column draws itself, such as a link to another system, has the note, too
      cell: column.cell && ((row, item) => <Noted note={renderRowNote(row)}>{column.cell?.(row, item)}</Noted>),
    }
  })
}

function Noted({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <S.Noted>
      <S.NotedName>{children}</S.NotedName>
      <S.RowNote>
        <CustomCell>{note}</CustomCell>
      </S.RowNote>
    </S.Noted>
  )
}
