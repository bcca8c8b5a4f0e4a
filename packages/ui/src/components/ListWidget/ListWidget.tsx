'use client'
import { ArrowRightIcon } from '../../icons/icons.js'
import { forwardRef, Suspense, useId, useMemo, type ForwardedRef, type ReactElement } from 'react'
import { lazyComponent } from '../../hooks/lazy-component.js'
import { useAnnounceAfterPause } from '../../hooks/useAnnounceAfterPause.js'
import { useIsNarrowWindow } from '../../hooks/useIsNarrowWindow.js'
import { DataTable } from '../DataTable/DataTable.js'
import { Icon } from '../Icon/Icon.js'
import { cardBreakpoint } from './card-breakpoint.js'
import * as S from './ListWidget.styles.js'
import type { ListWidgetProps } from './list-widget-props.js'
import { widgetColumns } from './widget-columns.js'
import { tableTexts } from '../../i18n/table-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

const LazyDisclosure = lazyComponent(() => import('../Disclosure/Disclosure.js').then((module) => module.Disclosure), {
  preload: false,
})

const pageSize = 5
/** Height of a row in px: two lines, and some air. */
const rowHeight = 52

function Widget<Row>(props: ListWidgetProps<Row>, ref: ForwardedRef<HTMLElement>) {
  const t = useTexts(tableTexts)
  const {
    title,
    headingLevel = 2,
    link,
    tabs,
    tabsLabel,
    selectedTab,
    onTabChange,
    children,
    note,
    footer,
    chart,
    ...others
  } = props
  const {
    tableLabel,
    columns,
    rows,
    getRowId,
    state = 'ready',
    page,
    onPageChange,
    sortDescriptor = null,
    ...more
  } = others
  const { onSortChange, onRowAction, getRowHref, renderRowActions, rowActionsWidth = 168, ...texts } = more
  const {
    countText,
    filterKey,
    emptyText = t('nothingFound'),
    errorText,
    refreshText,
    onRefresh,
    labels,
    ...rest
  } = texts
  const titleId = useId()
  const tableLabels = useMemo(
    () => ({ ...labels, empty: emptyText, error: errorText, retry: refreshText }),
    [labels, emptyText, errorText, refreshText],
  )
  const drawn = useMemo(() => widgetColumns({ columns, onRowAction, getRowHref }), [columns, onRowAction, getRowHref])
  const isNarrow = useIsNarrowWindow()
  // On a phone the list comes first, and the link to the full list after it
  const fullListLink = (
    <S.FullListLink href={link.href} variant="quiet">
      {link.label}
      <Icon icon={ArrowRightIcon} />
    </S.FullListLink>
  )
  const panel = (
    <S.Panel>
      {state === 'ready' && countText && <CountAnnouncer key={selectedTab} text={countText} filterKey={filterKey} />}
      {note}
      <S.List data-paged={rows.length > pageSize || undefined}>
        <DataTable
          aria-label={tableLabel}
          columns={drawn}
          rows={rows}
          getRowId={getRowId}
          state={state}
          sortDescriptor={sortDescriptor}
          onSortChange={onSortChange}
          manualSorting
          pagination={{ page, pageSize, onPageChange }}
          footer={footer}
          showRowNumbers={false}
          hasFrame={false}
          tools={children && <S.Above>{children}</S.Above>}
          rowHeight={rowHeight}
          cardBreakpoint={cardBreakpoint}
          onRowAction={onRowAction}
          getRowHref={getRowHref}
          renderRowActions={renderRowActions}
          rowActionsWidth={rowActionsWidth}
          onRetry={onRefresh}
          labels={tableLabels}
        />
      </S.List>
      {(chart?.content || isNarrow) && (
        <S.Foot>
          {isNarrow && fullListLink}
          {chart?.content &&
            (isNarrow ? (
              <Suspense fallback={null}>
                <LazyDisclosure title={chart.title} variant="row">
                  {chart.content}
                </LazyDisclosure>
              </Suspense>
            ) : (
              chart.content
            ))}
        </S.Foot>
      )}
    </S.Panel>
  )
  return (
    <S.Root ref={ref} aria-labelledby={titleId} {...rest}>
      <S.Frame>
        <S.Head>
          <S.Title level={headingLevel} size="lg" id={titleId}>
            {title}
          </S.Title>
          {!isNarrow && fullListLink}
        </S.Head>
        <S.Lists
          label={tabsLabel}
          selectedKey={selectedTab}
          onSelectionChange={onTabChange}
          tabs={tabs.map((tab) => ({ ...tab, panel: tab.id === selectedTab && panel }))}
        />
      </S.Frame>
    </S.Root>
  )
}

/** Has a changing count read out. With the tab as its key it is silent about the count that a tab opens with. */
function CountAnnouncer({ text, filterKey }: { text: string; filterKey: string | undefined }) {
  useAnnounceAfterPause(text, filterKey)
  return null
}

/**
 * Use it on a start page for a few lists of the same kind: each a tab with its count, five rows at a time, and a link
 * to the whole list. A press on a row opens it.
 */
// forwardRef drops type parameters: the cast restores those of the render function.
export const ListWidget = forwardRef(Widget) as <Row>(
  props: ListWidgetProps<Row> & {
    /** The outermost element. */
    ref?: React.Ref<HTMLElement>
  },
) => ReactElement | null
