'use client'

import { formatDate, formatMoney, perLocale } from '@producer-portal/domain/formatting'
import {
  type StatementDownload,
  statementDownloads,
  type StatementKind,
  statementRows,
  statementSummaries,
  type StatementSummary,
  statementTitles,
  type StatementYear,
} from '@producer-portal/domain/statements'
import {
  Button,
  DataTable,
  type DataTableColumn,
  DownloadIcon,
  formatFileSize,
  RefreshCwIcon,
  Text,
  useLocale,
  VisuallyHidden,
} from '@producer-portal/ui'
import { type ReactNode, useMemo } from 'react'
import { downloadMessages } from '../../i18n/download-messages.js'
import type { DownloadState } from '../../i18n/FileOffer.js'
import { useMessages } from '../../i18n/useMessages.js'
import { statementsMessages } from '../messages.js'
import * as S from './StatementsScreen.styles.js'

export interface StatementTableProps {
  /** The years with statements, or that they are on their way. */
  years: readonly StatementYear[] | 'loading'
  /** The state of downloads by object id. */
  downloads: Readonly<Record<string, DownloadState>>
  /** Called with the statement that is to be downloaded, also after a failure. */
  onDownload: (statement: StatementDownload) => void
}

/** A year, what it brought, and its PDFs. */
interface StatementRow {
  readonly year: number
  readonly summary: StatementSummary | undefined
  readonly files: readonly StatementDownload[]
}

/** Years that are likely to come. */
const expectedYears = 3
/** Below this width in px, the years are cards: there are only a few. */
const cardBreakpoint = 1100
/** Px for three lines of small text, as of a download that failed. */
const rowHeight = 48
const noYears: readonly StatementYear[] = []

/** What each year brought, and its statements. */
export function StatementTable({ years, ...offer }: StatementTableProps) {
  const t = useMessages(statementsMessages)
  const isLoading = years === 'loading'
  const loaded = isLoading ? noYears : years
  const rows = useMemo(() => toRows(loaded), [loaded])
  const columns = useStatementColumns(rows, isLoading, offer)
  return (
    <DataTable
      aria-label={t('list')}
      columns={columns}
      rows={rows}
      getRowId={({ year }) => String(year)}
      state={isLoading ? 'loading' : 'ready'}
      pagination={{
        page: 1,
        pageSize: rows.length || expectedYears,
        onPageChange: () => undefined,
        hidesOnlyPage: true,
      }}
      showRowNumbers={false}
      hasCardSort={false}
      cardBreakpoint={cardBreakpoint}
      rowHeight={rowHeight}
      labels={{ loading: t('loading') }}
    />
  )
}

function toRows(years: readonly StatementYear[]): readonly StatementRow[] {
  const summaries = statementSummaries(years)
  return statementRows(years).map((row) => ({
    year: row.year,
    summary: summaries.find(({ year }) => year === row.year),
    files: statementDownloads(row),
  }))
}

const formatCredits = perLocale(({ tag }) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }))

/** The columns; those that would be empty in all years are left out. */
function useStatementColumns(
  rows: readonly StatementRow[],
  isLoading: boolean,
  { downloads, onDownload }: Omit<StatementTableProps, 'years'>,
): readonly DataTableColumn<StatementRow>[] {
  const locale = useLocale()
  const t = useMessages(statementsMessages)
  return useMemo(() => {
    const toCredits = (value: number) => t('creditsValue', { count: value, value: formatCredits(locale).format(value) })
    const toMoney = (value: number) => formatMoney(value, locale)
    const toChange = (value: number, unchanged: string, format: (value: number) => string) =>
      value === 0 ? unchanged : t(value > 0 ? 'up' : 'down', { value: format(Math.abs(value)) })
    const toChanges = ({ summary }: StatementRow) =>
      summary?.change
        ? [
            toChange(summary.change.paid, t('paidUnchanged'), toMoney),
            toChange(summary.change.credits, t('creditsUnchanged'), toCredits),
          ]
        : []
    const figures: readonly DataTableColumn<StatementRow>[] = [
      {
        id: 'paid',
        header: t('paid'),
        width: 140,
        align: 'end',
        isSortable: false,
        text: ({ summary }) => (summary ? toMoney(summary.paid) : ''),
        card: 'amount',
      },
      {
        id: 'credits',
        header: t('credits'),
        width: 110,
        align: 'end',
        isSortable: false,
        text: ({ summary }) => (summary ? formatCredits(locale).format(summary.credits) : ''),
        card: 'subtitle',
        cardCell: ({ summary }) => summary && toCredits(summary.credits),
      },
      {
        id: 'changes',
        header: t('changes'),
        width: 260,
        minWidth: 170,
        align: 'end',
        isMultiline: true,
        isSortable: false,
        text: (row) => toChanges(row).join('\n'),
        cell: (row) => (
          <S.Changes>
            {toChanges(row).map((change) => (
              <span key={change}>{change}</span>
            ))}
          </S.Changes>
        ),
        card: 'meta',
        cardCell: (row) => {
          const change = toChanges(row).join(' · ')
          return change && t('change', { change, year: String(row.year - 1) })
        },
      },
    ]
    const fileColumn = (kind: StatementKind): DataTableColumn<StatementRow> => {
      const draw = (row: StatementRow, label: string) => {
        const statement = row.files.find((file) => file.kind === kind)
        return (
          statement && (
            <StatementFile
              name={t(kind, { year: String(row.year) })}
              facts={
                statement.file &&
                t('facts', {
                  size: formatFileSize(statement.file.bytes, locale),
                  date: formatDate(statement.file.issuedOn, locale),
                })
              }
              state={downloads[statement.objectId]}
              onDownload={() => onDownload(statement)}
            >
              {label}
            </StatementFile>
          )
        )
      }
      return {
        id: kind,
        header: t(`${kind}Column`),
        width: 310,
        minWidth: 300,
        isSortable: false,
        text: (row) => row.files.find((file) => file.kind === kind)?.fileName ?? '',
        cell: (row) => draw(row, t('pdf')),
        card: 'note',
        cardCell: (row) => draw(row, statementTitles[kind]),
      }
    }
    const hasFile = (kind: StatementKind) =>
      isLoading || rows.some(({ files }) => files.some((file) => file.kind === kind))
    return [
      { id: 'year', header: t('year'), width: 72, isSortable: false, text: ({ year }) => String(year), card: 'title' },
      ...(isLoading || rows.some(({ summary }) => summary) ? figures : []),
      ...(['benefact', 'ncdc'] as const).filter(hasFile).map(fileColumn),
    ]
  }, [rows, isLoading, downloads, onDownload, t, locale])
}

interface StatementFileProps {
  /** The file's name in messages, which names its button. */
  name: string
  /** Its size and the like. */
  facts: ReactNode
  /** The state of its download. */
  state: DownloadState | undefined
  /** Called when the file is to be downloaded. */
  onDownload: () => void
  /** What the button shows of the name. */
  children: string
}

/** One PDF: one button, which tries again after a failure and keeps the focus, and beside it facts or what went wrong. */
function StatementFile({ name, facts, state, onDownload, children }: StatementFileProps) {
  const t = useMessages(downloadMessages)
  const isFailed = state === 'failed'
  return (
    <S.File>
      <Button
        variant="quiet"
        size="small"
        iconStart={isFailed ? RefreshCwIcon : DownloadIcon}
        isPending={state === 'busy'}
        pendingText={t('downloading', { name })}
        aria-label={isFailed ? t('retryDownload', { name }) : undefined}
        onClick={onDownload}
      >
        {isFailed ? (
          t('retry')
        ) : (
          <>
            <VisuallyHidden>{name}</VisuallyHidden>
            <span aria-hidden>{children}</span>
          </>
        )}
      </Button>
      {isFailed ? (
        <Text role="alert" tone="danger" size="xs">
          {t('downloadFailed', { name })}
        </Text>
      ) : (
        facts && (
          <Text tone="muted" size="xs" isNumeric>
            {facts}
          </Text>
        )
      )}
    </S.File>
  )
}
