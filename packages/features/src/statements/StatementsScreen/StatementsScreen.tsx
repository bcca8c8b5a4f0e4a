'use client'

import { formatDate, formatMoney } from '@producer-portal/domain/formatting'
import {
  type StatementDownload,
  statementDownloads,
  statementRows,
  statementSummaries,
  type StatementSummary,
  type StatementYear,
} from '@producer-portal/domain/statements'
import {
  BarList,
  EmptyState,
  formatFileSize,
  Heading,
  LoadState,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  useLocale,
} from '@producer-portal/ui'
import type { ReactNode, Ref } from 'react'
import { type DownloadState, FileOffer } from '../../i18n/FileOffer.js'
import { useMessages } from '../../i18n/useMessages.js'
import { statementsMessages } from '../messages.js'
import * as S from './StatementsScreen.styles.js'
import { perLocale } from '@producer-portal/domain/formatting'

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
  const { years, isHomeOffice = false } = props
  const t = useMessages(statementsMessages)
  const hasStatements = typeof years !== 'string' && statementRows(years).length > 0
  return (
    <Stack gap={6} width="form">
      <PageHeader
        title={t('title')}
        titleRef={props.titleRef}
        description={t('lead')}
        breadcrumb={[{ label: t('dashboard'), href: props.dashboardHref ?? '/dashboard' }, { label: t('title') }]}
        actions={hasStatements && <Tools {...props} years={years} />}
      />
      <LoadState
        value={years}
        loadingLabel={t('loading')}
        skeleton={<Skeleton shape="block" height="16rem" />}
        errorTitle={t('failed')}
        onRetry={props.onRetry}
        isEmpty={!hasStatements}
        emptyState={<EmptyState title={t('empty')} description={isHomeOffice ? t('ownAccountOnly') : undefined} />}
      >
        {(loaded) => <Statements {...props} years={loaded} />}
      </LoadState>
    </Stack>
  )
}

const credits = perLocale(({ tag }) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }))

/** The actions on all statements, beside the title. */
function Tools(props: StatementsScreenProps & { years: readonly StatementYear[] }) {
  const { years, allDownload, onDownloadAll, actions } = props
  const t = useMessages(statementsMessages)
  const hasSeveral = statementRows(years).flatMap(statementDownloads).length > 1
  return (
    <S.Tools>
      {onDownloadAll && hasSeveral && (
        <S.File>
          <FileOffer name={t('all')} state={allDownload} onDownload={onDownloadAll} />
        </S.File>
      )}
      {actions}
    </S.Tools>
  )
}

function Statements(props: StatementsScreenProps & { years: readonly StatementYear[] }) {
  const { years, downloads, onDownload } = props
  const locale = useLocale()
  const t = useMessages(statementsMessages)
  const summaries = statementSummaries(years)
  return (
    <>
      <S.Years aria-label={t('list')}>
        {statementRows(years).map((row) => {
          const summary = summaries.find(({ year }) => year === row.year)
          return (
            <S.Year key={row.year}>
              <S.Head>
                <Heading level={2} size="sm">
                  {row.year}
                </Heading>
                {summary && <Figures summary={summary} />}
              </S.Head>
              <S.Files>
                {statementDownloads(row).map((statement) => (
                  <S.File key={statement.objectId}>
                    <FileOffer
                      variant="quiet"
                      name={t(statement.kind, { year: String(row.year) })}
                      state={downloads[statement.objectId]}
                      facts={
                        statement.file &&
                        t('facts', {
                          size: formatFileSize(statement.file.bytes, locale),
                          date: formatDate(statement.file.issuedOn, locale),
                        })
                      }
                      onDownload={() => onDownload(statement)}
                    />
                  </S.File>
                ))}
              </S.Files>
            </S.Year>
          )
        })}
      </S.Years>
      {summaries.length > 1 && (
        <BarList
          title={t('paidByYear')}
          headingLevel={2}
          items={summaries.map(({ year, paid }) => ({ id: String(year), label: String(year), value: paid }))}
          formatValue={(paid) => formatMoney(paid, locale)}
          layout="column"
        />
      )}
    </>
  )
}

function Figures({ summary: { year, paid, credits: earned, change } }: { summary: StatementSummary }) {
  const locale = useLocale()
  const t = useMessages(statementsMessages)
  const describe = (value: number, format: (value: number) => string) =>
    value === 0 ? t('unchanged') : t(value > 0 ? 'up' : 'down', { value: format(Math.abs(value)) })
  return (
    <>
      <span>{t('paidValue', { value: formatMoney(paid, locale) })}</span>
      <span>{t('creditsValue', { value: credits(locale).format(earned) })}</span>
      {change && (
        <Text as="span" tone="muted" size="sm">
          {t('change', {
            paid: describe(change.paid, (value) => formatMoney(value, locale)),
            credits: describe(change.credits, (value) => credits(locale).format(value)),
            year: String(year - 1),
          })}
        </Text>
      )}
    </>
  )
}
