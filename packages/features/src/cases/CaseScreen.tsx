'use client'

import type { Case, PageSize } from '@producer-portal/domain/cases'
import {
  activeFilters,
  type FilterValues,
  ListFilters,
  PageHeader,
  useFailureToast,
  useFiltersOpening,
} from '@producer-portal/ui'
import { useId } from 'react'
import { listMessages } from '../messages/list-messages.js'
import { listFiltersLabels } from '../messages/list-texts.js'
import { useMessages } from '../messages/use-messages.js'
import { caseFilterFields, changedFilters } from './case-filter-fields.js'
import * as S from './CaseScreen.styles.js'
import type { CaseScreenProps, ShownCases } from './CaseScreenProps.js'
import { CaseTable } from './CaseTable.js'
import { CaseToolbar } from './CaseToolbar.js'
import { CaseTypeLinks } from './CaseTypeLinks.js'
import { caseMessages } from './messages.js'
import { useShownCases } from './use-shown-cases.js'

const columnProblemMessages = {
  'not-retrieved': 'columnsNotRetrieved',
  'title-not-found': 'columnTitleNotFound',
} as const
const portalHrefs = {
  pending: '/new-business/pending',
  issued: '/new-business/issued',
  not_placed: '/new-business/not-placed',
} as const
const noCases: readonly Case[] = []

/** Use it for the New Business pages: one of the three case lists as a table, or as cards on a phone. */
export function CaseScreen(props: CaseScreenProps) {
  const { type, state = 'ready', filters, sort, now, pageSize = 10, columnProblem, toolbarActions } = props
  const say = useMessages(caseMessages)
  const sayList = useMessages(listMessages)
  const countId = useId()
  const opening = useFiltersOpening()
  const cases = state === 'error' ? noCases : props.cases
  const { options, known, rows } = useShownCases({ type, cases, filters, sort, now })
  const shown: ShownCases = { count: rows.length, rows: () => rows }
  const fields = caseFilterFields(type, known, options, { say, sayList })
  useFailureToast(state === 'error' ? say('loadFailed') : null, { label: say('retry'), onRetry: props.onRetry })
  useFailureToast(columnProblem ? say(columnProblemMessages[columnProblem]) : null, {
    label: say('retry'),
    onRetry: props.onColumnsRetry,
  })

  const changeFilters = (values: FilterValues) => {
    props.onFiltersChange(changedFilters(type, values))
    props.onPageChange(1)
  }
  const changePageSize = (size: PageSize) => {
    props.onPageSizeChange?.(size)
    props.onPageChange(1)
  }
  return (
    <S.Root>
      <PageHeader
        title={say('title')}
        titleRef={props.titleRef}
        description={props.description}
        breadcrumb={[
          { label: say('breadcrumbDashboard'), href: props.dashboardHref ?? '/dashboard' },
          { label: say('title') },
        ]}
        actions={props.headerActions}
      />
      <CaseTypeLinks type={type} hrefs={props.listHrefs ?? portalHrefs} />
      <S.List>
        <CaseToolbar
          type={type}
          count={state === 'loading' ? 'loading' : shown.count}
          countId={countId}
          filterCount={activeFilters(fields).length}
          opening={opening}
          pageSize={pageSize}
          onPageSizeChange={props.onPageSizeChange && changePageSize}
          columnSettingsHref={props.columnSettingsHref}
          menuEntries={props.menuEntries}
          sort={sort}
          onSortClear={props.onSortClear}
          onRetry={props.onRetry}
        >
          {state === 'ready' && toolbarActions?.(shown)}
        </CaseToolbar>
        <ListFilters
          label={sayList('filterCases')}
          filters={fields}
          onFiltersChange={changeFilters}
          opening={opening}
          labels={listFiltersLabels(sayList)}
        />
        <CaseTable {...props} state={state} shown={shown} countId={countId} />
      </S.List>
    </S.Root>
  )
}
