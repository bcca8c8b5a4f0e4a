'use client'

import { type AccessUser, isHomeOffice } from '@producer-portal/domain/access'
import { type Case, caseKey, contractTypeNames, type ContractType } from '@producer-portal/domain/cases'
import { type ColumnSettings, defaultColumnSettings } from '@producer-portal/domain/column-settings'
import {
  Columns3Icon,
  DataTable,
  type DataTableSort,
  EmptyState,
  Icon,
  PageHeader,
  Skeleton,
  Spinner,
  Text,
  Toolbar,
} from '@producer-portal/ui'
import { type Ref, useId, useMemo } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { caseTableColumns } from './case-table-columns.js'
import { caseTypeMessages, emptyListMessage } from './case-texts.js'
import { CaseTypeLinks } from './CaseTypeLinks.js'
import * as S from './CaseScreen.styles.js'
import { HomeOfficeActions } from './HomeOfficeActions.js'
import { caseMessages } from './messages.js'
import { useFailureToast } from './use-failure-toast.js'

export interface CaseScreenProps {
  /** Which list is shown. */
  type: ContractType
  /** Who looks: decides the words of an empty list and the buttons of home office. */
  user: AccessUser
  /** `error` tells in a toast that the list could not be loaded, and shows it as empty. Default: `ready`. */
  state?: 'loading' | 'error' | 'ready'
  /** The cases in load order. Keep the array between renders. */
  cases: readonly Case[]
  /** Whether home office has chosen an agent or agency. Default: false. */
  hasSearched?: boolean
  /**
   * How the reader has arranged the columns; `null` while that is not known, so that the table is never drawn in two
   * ways. Keep the list between renders. Default: all columns in their own order.
   */
  columnSettings?: ColumnSettings | null
  /** Why the default columns stand in for the reader's own; told in a toast. Default: they do not. */
  columnProblem?: ColumnProblem | null
  /** Called by Retry after the columns could not be had. */
  onColumnsRetry?: () => void
  /** Where 'Column Settings' leads. Default: the page of the portal for this list. */
  columnSettingsHref?: string
  /** The sorted column and its direction; `null` keeps the load order. */
  sort: DataTableSort | null
  /** Called with the sort that was asked for; page 1 is asked for as well. */
  onSortChange: (sort: DataTableSort) => void
  /** The page shown, from 1. */
  page: number
  onPageChange: (page: number) => void
  /** Cases on a page. Default: 10. */
  pageSize?: number
  /** Called by Retry after a failed load. */
  onRetry: () => void
  /** Called by 'View in Agent Dashboard', which home office sees. Left out, there is no such button. */
  onAgentDashboardOpen?: () => void
  /** Called by 'Search All Cases', which home office sees. Left out, there is no such button. */
  onSearchOpen?: () => void
  /** The addresses of the three lists. Default: those of the portal. */
  listHrefs?: Readonly<Record<ContractType, string>>
  /** Where the breadcrumb leads. Default: `/dashboard`. */
  dashboardHref?: string
  /** Gives the title to the app, which focuses it after a change of page. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** `not-retrieved`: they could not be had; `title-not-found`: one of them is a column that nobody knows. */
export type ColumnProblem = 'not-retrieved' | 'title-not-found'

const columnProblemMessages = { 'not-retrieved': 'columnsNotRetrieved', 'title-not-found': 'columnTitleNotFound' } as const
const portalHrefs = {
  pending: '/new-business/pending',
  issued: '/new-business/issued',
  not_placed: '/new-business/not-placed',
} as const

/** The longest cell text that is shown in full; the rest opens on a click. */
const cellCharacters = 38

/** Use it for the New Business pages: one of the three case lists as a table, or as cards on a phone. */
export function CaseScreen(props: CaseScreenProps) {
  const { type, user, state = 'ready', cases, hasSearched = false, columnSettings, columnProblem, page, sort } = props
  const say = useMessages(caseMessages)
  const countId = useId()
  const columns = useMemo(
    () => columnSettings !== null && caseTableColumns(columnSettings ?? defaultColumnSettings(type)),
    [type, columnSettings],
  )
  const labels = useMemo(() => ({ loading: say('loading') }), [say])
  useFailureToast(state === 'error' ? say('loadFailed') : null, props.onRetry)
  useFailureToast(columnProblem ? say(columnProblemMessages[columnProblem]) : null, props.onColumnsRetry)

  const { tab, showing } = caseTypeMessages[type]
  const actions = isHomeOffice(user) && (
    <HomeOfficeActions onAgentDashboardOpen={props.onAgentDashboardOpen} onSearchOpen={props.onSearchOpen} />
  )
  const paging = { page, pageSize: props.pageSize ?? 10, onPageChange: props.onPageChange }
  return (
    <S.Root>
      <PageHeader
        title={say('title')}
        titleRef={props.titleRef}
        breadcrumb={[
          { label: say('breadcrumbDashboard'), href: props.dashboardHref ?? '/dashboard' },
          { label: say('title') },
        ]}
        actions={actions}
      />
      <CaseTypeLinks type={type} hrefs={props.listHrefs ?? portalHrefs} />
      <S.List>
        <Toolbar
          label={say('toolbarLabel')}
          end={
            <S.ToolbarLink
              href={props.columnSettingsHref ?? `/new-business/column-settings/${contractTypeNames[type].segment}`}
              look="quiet"
            >
              <Icon glyph={Columns3Icon} />
              {say('columnSettings')}
            </S.ToolbarLink>
          }
        >
          <Text id={countId} weight="medium" isNumeric>
            {state === 'loading' ? (
              // The table tells it to screen readers; the ring here is for the eye
              <Spinner role="presentation" label={say('loading')} isLabelShown />
            ) : (
              say(showing, { count: state === 'error' ? 0 : cases.length })
            )}
          </Text>
        </Toolbar>
        {columns ? (
          <DataTable
            aria-label={say('tableLabel', { type: say(tab) })}
            aria-describedby={countId}
            columns={columns}
            rows={state === 'error' ? noCases : cases}
            getRowId={caseKey}
            state={state === 'loading' ? 'loading' : 'ready'}
            sort={sort}
            onSortChange={props.onSortChange}
            paging={paging}
            maxCharacters={cellCharacters}
            emptyState={<EmptyState title={say(emptyListMessage(user, hasSearched))} />}
            labels={labels}
          />
        ) : (
          <Skeleton shape="block" height="24rem" />
        )}
      </S.List>
    </S.Root>
  )
}

const noCases: readonly Case[] = []
