'use client'

import { formatMoney } from '@producer-portal/domain/formatting'
import {
  type StatementDownload,
  statementDownloads,
  statementRows,
  statementSummaries,
  type StatementYear,
} from '@producer-portal/domain/statements'
import { BarList, EmptyState, ErrorState, PageHeader, Stack, useLocale } from '@producer-portal/ui'
import type { ReactNode, Ref } from 'react'
import { type DownloadState, FileOffer } from '../../i18n/FileOffer.js'
import { useMessages } from '../../i18n/useMessages.js'
import { statementsMessages } from '../messages.js'
import { StatementTable } from './StatementTable.js'
import * as S from './StatementsScreen.styles.js'

export interface StatementsScreenProps {
  /** The years with statements, or why they aren't known. */
  years: readonly StatementYear[] | 'loading' | 'error'
  /** The state of downloads by object id; one that isn't named can be started. */
  downloads: Readonly<Record<string, DownloadState>>
  /** Called with the statement that is to be downloaded, also by Retry. */
  onDownload: (statement: StatementDownload) => void
  /** The state of the download of all statements. Default: none is under way. */
  allDownload?: DownloadState | undefined
  /** Called when all statements are to be downloaded in one file. Without it, that is not offered. */
  onDownloadAll?: () => void
  /** Called by Retry when the list failed to load. */
  onRetry: () => void
  /** True if the user has no statements of their own, such as home office; an empty list then says why. */
  isHomeOffice?: boolean
  /** Beside the title, such as an export of the figures; shown when there are statements. */
  actions?: ReactNode
  /** The URL of the breadcrumb's first page. Default: `/dashboard`. */
  dashboardHref?: string
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it as the page of yearly statements: a PDF of each kind by year, and what each year brought. */
export function StatementsScreen(props: StatementsScreenProps) {
  const { years, downloads, onDownload, isHomeOffice = false } = props
  const t = useMessages(statementsMessages)
  const loaded = typeof years === 'string' ? [] : years
  const isEmpty = statementRows(loaded).length === 0
  return (
    <Stack gap={6}>
      <PageHeader
        title={t('title')}
        titleRef={props.titleRef}
        description={<S.Lead>{t('lead')}</S.Lead>}
        breadcrumb={[{ label: t('dashboard'), href: props.dashboardHref ?? '/dashboard' }, { label: t('title') }]}
        actions={!isEmpty && <Tools {...props} years={loaded} />}
      />
      {years === 'error' ? (
        <ErrorState title={t('failed')} onRetry={props.onRetry} />
      ) : years !== 'loading' && isEmpty ? (
        <EmptyState title={t('empty')} description={isHomeOffice ? t('ownAccountOnly') : undefined} />
      ) : (
        <StatementTable years={years} downloads={downloads} onDownload={onDownload} />
      )}
      <PaidByYear years={loaded} />
    </Stack>
  )
}

/** The actions on all statements, beside the title. */
function Tools(props: StatementsScreenProps & { years: readonly StatementYear[] }) {
  const { years, allDownload, onDownloadAll, actions } = props
  const t = useMessages(statementsMessages)
  const hasSeveral = statementRows(years).flatMap(statementDownloads).length > 1
  return (
    <S.Tools>
      {onDownloadAll && hasSeveral && (
        <S.All>
          <FileOffer name={t('all')} state={allDownload} onDownload={onDownloadAll} />
        </S.All>
      )}
      {actions}
    </S.Tools>
  )
}

/** The sums of the years as bars, where there are several. */
function PaidByYear({ years }: { years: readonly StatementYear[] }) {
  const locale = useLocale()
  const t = useMessages(statementsMessages)
  const summaries = statementSummaries(years)
  return (
    summaries.length > 1 && (
      <S.Chart>
        <BarList
          title={t('paidByYear')}
          headingLevel={2}
          items={summaries.map(({ year, paid }) => ({ id: String(year), label: String(year), value: paid }))}
          formatValue={(paid) => formatMoney(paid, locale)}
          layout="column"
        />
      </S.Chart>
    )
  )
}
