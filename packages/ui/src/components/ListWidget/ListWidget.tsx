'use client'
import { ArrowRightIcon } from 'lucide-react'
import { forwardRef, useId, useMemo, type ForwardedRef, type ReactElement } from 'react'
import { DataTable } from '../DataTable/DataTable.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { ErrorState } from '../ErrorState/ErrorState.js'
import { Icon } from '../Icon/Icon.js'
import { cardsBelow } from './cardsBelow.js'
import * as S from './ListWidget.styles.js'
import type { ListWidgetProps } from './ListWidgetProps.js'
import { widgetColumns } from './widgetColumns.js'

const pageSize = 5
/** Height of a row in px: two lines, and some air. */
const rowHeight = 52

function Widget<Row>(props: ListWidgetProps<Row>, ref: ForwardedRef<HTMLElement>) {
  const { title, level = 2, link, tabs, tabsLabel, selectedId, onTabSelect, children, footer, ...others } = props
  const { tableLabel, columns, rows, getRowId, state = 'ready', page, onPageChange, sort = null, ...more } = others
  const { onSortChange, onRowOpen, rowActions, rowActionsWidth = 168, ...texts } = more
  const { emptyText = 'No data found.', errorText, refreshText, onRefresh, labels, ...rest } = texts
  const titleId = useId()
  const drawn = useMemo(() => widgetColumns({ columns, onRowOpen }), [columns, onRowOpen])
  const panel = (
    <S.Panel>
      {children && <S.Above>{children}</S.Above>}
      <S.List data-paged={rows.length > pageSize || undefined}>
        <DataTable
          aria-label={tableLabel}
          columns={drawn}
          rows={rows}
          getRowId={getRowId}
          state={state}
          sort={sort}
          onSortChange={onSortChange}
          isSortedByCaller
          paging={{ page, pageSize, onPageChange }}
          hasRowNumbers={false}
          hasFrame={false}
          rowHeight={rowHeight}
          cardsBelow={cardsBelow}
          onRowOpen={onRowOpen}
          rowActions={rowActions}
          rowActionsWidth={rowActionsWidth}
          emptyState={<EmptyState title={emptyText} />}
          errorState={<ErrorState title={errorText} onRetry={onRefresh} retryLabel={refreshText} />}
          labels={labels}
        />
      </S.List>
      {footer && <S.Foot>{footer}</S.Foot>}
    </S.Panel>
  )
  return (
    <S.Root ref={ref} aria-labelledby={titleId} {...rest}>
      <S.Frame>
        <S.Head>
          <S.Title level={level} size="lg" id={titleId}>
            {title}
          </S.Title>
          <S.Way href={link.href} look="quiet">
            {link.label}
            <Icon glyph={ArrowRightIcon} />
          </S.Way>
        </S.Head>
        <S.Lists
          label={tabsLabel}
          selectedId={selectedId}
          onTabSelect={onTabSelect}
          tabs={tabs.map((tab) => ({ ...tab, panel: tab.id === selectedId && panel }))}
        />
      </S.Frame>
    </S.Root>
  )
}

/**
 * Use it on a start page for a few lists of the same kind: each a tab with its count, five rows at a time, and a way
 * to the whole list. A press on a row opens it.
 */
// forwardRef knows no type parameters: the cast gives the component those of its render function.
export const ListWidget = forwardRef(Widget) as <Row>(
  props: ListWidgetProps<Row> & { ref?: React.Ref<HTMLElement> },
) => ReactElement | null
