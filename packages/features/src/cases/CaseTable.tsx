'use client'

import { caseKey } from '@producer-portal/domain/cases'
import { defaultColumnSettings } from '@producer-portal/domain/column-settings'
import { DataTable, EmptyState, Skeleton } from '@producer-portal/ui'
import { type CSSProperties, useMemo } from 'react'
import { listMessages } from '../messages/list-messages.js'
import { emptyListMessage } from '../messages/list-texts.js'
import { useMessages } from '../messages/use-messages.js'
import { caseTableColumns } from './case-table-columns.js'
import { caseTypeMessages } from './case-texts.js'
import * as S from './CaseScreen.styles.js'
import type { CaseScreenProps, ShownCases } from './CaseScreenProps.js'
import { caseMessages } from './messages.js'

export interface CaseTableProps extends Pick<
  CaseScreenProps,
  | 'type'
  | 'user'
  | 'state'
  | 'hasSearched'
  | 'columnSettings'
  | 'cells'
  | 'sort'
  | 'onSortChange'
  | 'page'
  | 'onPageChange'
  | 'pageSize'
  | 'rowActions'
  | 'rowActionsWidth'
> {
  shown: ShownCases
  /** Id of the count, which describes the table. */
  countId: string
}

/** The longest cell text that is shown in full; the rest opens on a click. */
const cellCharacters = 38

/** Rows that an empty or loading list without pages leaves room for. */
const fewestRows = 8

/** The cases as a table or as cards: page by page, or as one list that scrolls. */
export function CaseTable(props: CaseTableProps) {
  const { type, user, state, shown, hasSearched = false, columnSettings, cells, page, pageSize = 10 } = props
  const say = useMessages(caseMessages)
  const sayList = useMessages(listMessages)
  const labels = useMemo(() => ({ loading: say('loading') }), [say])
  const columns = useMemo(
    () => columnSettings !== null && caseTableColumns(columnSettings ?? defaultColumnSettings(type), cells),
    [type, columnSettings, cells],
  )
  if (!columns) return <Skeleton shape="block" height="24rem" />

  const isContinuous = pageSize === 'all'
  const rows: CSSProperties & Record<'--case-rows', number> = { '--case-rows': Math.max(fewestRows, shown.count) }
  return (
    <S.Table data-continuous={isContinuous || undefined} style={isContinuous ? rows : undefined}>
      <DataTable
        aria-label={say('tableLabel', { type: say(caseTypeMessages[type].tab) })}
        aria-describedby={props.countId}
        columns={columns}
        rows={shown.rows()}
        getRowId={caseKey}
        state={state === 'loading' ? 'loading' : 'ready'}
        sort={props.sort}
        onSortChange={props.onSortChange}
        isSortedByCaller
        paging={isContinuous ? undefined : { page, pageSize, onPageChange: props.onPageChange }}
        maxCharacters={cellCharacters}
        rowActions={props.rowActions}
        rowActionsWidth={props.rowActionsWidth}
        emptyState={<EmptyState title={sayList(emptyListMessage(user, hasSearched))} />}
        labels={labels}
      />
    </S.Table>
  )
}
