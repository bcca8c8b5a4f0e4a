'use client'

import { joinAccessCode, lastUpdatedText, type ManagingItem } from '@producer-portal/domain/manage-access'
import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  ErrorState,
  Link,
  useFailureToast,
  VisuallyHidden,
  useLocale,
} from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { manageAccessMessages } from '../messages.js'

export interface ManagedApplicationsProps {
  /** The applications with how many agents the person manages in each, or why they aren't known. */
  items: readonly ManagingItem[] | 'loading' | 'error'
  /** The URL of Edit Managed Agents for an access code (the application's system and role). */
  getAgentsHref: (accessCode: string) => string
  /** Called by Retry when they failed to load. */
  onRetry: () => void
}

/** Starts where the header of its column does, as the text of a button would. */
const RowLink = styled(Link)`
  [role='gridcell'] & {
    padding-inline: ${tokens.space[2]};
  }
`

/** Use it on the Managing tab: for how many agents the person works in each application. */
export function ManagedApplications({ items, getAgentsHref, onRetry }: ManagedApplicationsProps) {
  const locale = useLocale()
  const t = useMessages(manageAccessMessages)
  const { toTerm } = useTerms()
  useFailureToast(items === 'error' ? t('summaryFailed') : null, { label: t('retry'), onRetry })
  const columns = useMemo<readonly DataTableColumn<ManagingItem>[]>(
    () => [
      {
        id: 'category',
        header: t('category'),
        width: 130,
        minWidth: 110,
        text: ({ category }) => toTerm(category ?? ''),
      },
      {
        id: 'description',
        header: t('application'),
        width: 240,
        minWidth: 160,
        isMultiline: true,
        text: ({ description }) => toTerm(description ?? ''),
        card: 'title',
      },
      {
        id: 'managedCnt',
        header: t('agentsManaged'),
        width: 100,
        minWidth: 90,
        align: 'end',
        text: ({ managedCnt }) => String(managedCnt ?? 0),
        sortValue: ({ managedCnt }) => managedCnt ?? 0,
      },
      {
        id: 'lastUpdated',
        header: t('lastUpdated'),
        width: 180,
        minWidth: 160,
        text: (row) => toTerm(lastUpdatedText(row, locale)),
      },
    ],
    [t, toTerm, locale],
  )
  const renderLink = (item: ManagingItem) => {
    const accessCode = joinAccessCode(item)
    if (accessCode === null) return null
    return (
      <RowLink href={getAgentsHref(accessCode)}>
        {t('editAgents')}
        <VisuallyHidden>
          {' '}
          {[item.category, item.description].flatMap((name) => (name ? [toTerm(name)] : [])).join(', ')}
        </VisuallyHidden>
      </RowLink>
    )
  }
  return (
    <DataTable
      aria-label={t('managedApplications')}
      columns={columns}
      rows={typeof items === 'string' ? noItems : items}
      getRowId={({ category, description, system, role }) => `${system}${role} ${category} ${description}`}
      state={typeof items === 'string' ? items : 'ready'}
      pagination={onePage}
      cardBreakpoint={cardBreakpoint}
      showRowNumbers={false}
      renderRowActions={renderLink}
      rowActionsWidth={110}
      emptyState={<EmptyState title={t('noSummary')} />}
      errorState={<ErrorState title={t('summaryFailed')} onRetry={onRetry} />}
      labels={{ loading: t('summaryLoading') }}
    />
  )
}

const noItems: readonly ManagingItem[] = []
/** Px that the columns need at the least; more with larger text. */
const cardBreakpoint = 640
const onePage = { page: 1, pageSize: 100, onPageChange: () => undefined }
