'use client'

import { formatDate, localDay, perLocale } from '@producer-portal/domain/formatting'
import {
  type LeaderboardEntry,
  type LeaderboardSelector,
  leaderboardSelectors,
  type LeaderboardType,
} from '@producer-portal/domain/leaderboard'
import {
  Badge,
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  ErrorState,
  formatCount,
  LoadState,
  PageHeader,
  RadioGroup,
  Select,
  Skeleton,
  Stack,
  Text,
  useAnnounce,
  useCollection,
  VisuallyHidden,
  type Locale,
  useLocale,
} from '@producer-portal/ui'
import { type CSSProperties, type Ref, useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../i18n/useMessages.js'
import { type Terms, useTerms } from '../../i18n/useTerms.js'
import { leaderboardMessages } from '../messages.js'
import * as S from './LeaderboardScreen.styles.js'

export interface LeaderboardScreenProps {
  /** The ranked agencies or agents. */
  selector: LeaderboardSelector
  /** Called with the other choice of who is ranked. */
  onSelectorChange: (selector: LeaderboardSelector) => void
  /** The rankings on offer, or why it isn't known. */
  types: readonly LeaderboardType[] | 'loading' | 'error'
  /** The chosen type; null while none is known. */
  type: LeaderboardType | null
  /** Called with the type that is chosen. */
  onTypeChange: (type: string) => void
  /** The ranking, first place first, or why it isn't known. Keep the array. */
  entries: readonly LeaderboardEntry[] | 'loading' | 'error'
  /** The day on which the ranking is shown. */
  today: Date
  /** Called by Retry when types or ranking failed to load. */
  onRetry: () => void
  /** The URL of the breadcrumb's first page. Default: `/dashboard`. */
  dashboardHref?: string
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it as the page that ranks agencies or agents: the choice, one's own place, and the ranking with bars. */
export function LeaderboardScreen(props: LeaderboardScreenProps) {
  const { selector, types, entries, today } = props
  const locale = useLocale()
  const t = useMessages(leaderboardMessages)
  const { toTerm } = useTerms()
  const type = useMemo(() => props.type && nameType(props.type, toTerm), [props.type, toTerm])
  useRankingAnnouncement(selector, type, entries)
  const shownType = type ?? (types === 'loading' ? unnamedType : null)
  return (
    <Stack>
      <PageHeader
        title={t('title')}
        titleRef={props.titleRef}
        description={t('lead')}
        breadcrumb={[{ label: t('dashboard'), href: props.dashboardHref ?? '/dashboard' }, { label: t('title') }]}
        actions={
          <S.Choices>
            <RadioGroup
              label={t('selector')}
              layout="row"
              options={leaderboardSelectors.map((value) => ({ value, label: t(value) }))}
              value={selector}
              onValueChange={(value) => props.onSelectorChange(value === 'agent' ? 'agent' : 'agency')}
            />
            <LoadState
              value={types}
              loadingLabel={t('typesLoading')}
              skeleton={<Skeleton shape="block" width="14rem" height="4rem" />}
              emptyState={null}
            >
              {(loaded) => (
                <Select
                  label={t('type')}
                  options={loaded.map(({ type: value, label }) => ({ value, label: toTerm(label) }))}
                  value={type?.type ?? ''}
                  onChange={({ target }) => props.onTypeChange(target.value)}
                />
              )}
            </LoadState>
          </S.Choices>
        }
      />
      {types === 'error' && <ErrorState title={t('typesFailed')} onRetry={props.onRetry} />}
      {typeof types !== 'string' && types.length === 0 && <EmptyState title={t('noTypes')} />}
      {type && entries === 'error' && <ErrorState title={t('rankingFailed')} onRetry={props.onRetry} />}
      {shownType && entries !== 'error' && (
        <Ranking
          key={`${selector} ${shownType.type}`}
          entries={entries}
          selector={selector}
          type={shownType}
          asOf={
            type &&
            t(type.period ? 'periodAsOf' : 'asOf', {
              period: type.period ?? '',
              date: formatDate(localDay(today), locale),
            })
          }
        />
      )}
    </Stack>
  )
}

/** Keeps the room of the ranking until its type is known. */
const unnamedType: LeaderboardType = { type: '', label: '', unit: 'count', period: null }

/** The type in the language of the user. */
const nameType = (type: LeaderboardType, toTerm: Terms['toTerm']): LeaderboardType => ({
  ...type,
  label: toTerm(type.label),
  period: type.period && toTerm(type.period),
})

/** Says which ranking a choice has led to, once it's there. */
function useRankingAnnouncement(
  selector: LeaderboardSelector,
  type: LeaderboardType | null,
  entries: LeaderboardScreenProps['entries'],
): void {
  const t = useMessages(leaderboardMessages)
  const announce = useAnnounce()
  const shown = useRef<string | null>(null)
  const ranking = type && t('rankingOf', { type: type.label, selector: t(selector) })
  const count = typeof entries === 'string' ? null : entries.length
  useEffect(() => {
    if (ranking === null || count === null) return
    if (shown.current !== null && shown.current !== ranking) announce(t('rankingShown', { ranking, count }))
    shown.current = ranking
  }, [announce, ranking, count, t])
}

const rules = { pageSize: 10 }
/** Px for the number and its header; the names and the bars have the rest. */
const keptWidths = { rank: 64 }

interface RankingProps {
  entries: readonly LeaderboardEntry[] | 'loading'
  selector: LeaderboardSelector
  type: LeaderboardType
  /** The time that is counted; null while it isn't known. */
  asOf: string | null
}

/** The ranking page by page, and one's own place while it's on another page. */
function Ranking({ entries, selector, type, asOf }: RankingProps) {
  const locale = useLocale()
  const t = useMessages(leaderboardMessages)
  const rows = entries === 'loading' ? noEntries : entries
  const { table } = useCollection(rows, rules)
  const { page, pageSize, onPageChange } = table.pagination
  const ownName = useRef<HTMLSpanElement>(null)
  const columns = useRankingColumns(rows, selector, type, ownName)
  const ownPlace = rows.findIndex(({ isOwn }) => isOwn)
  const own = rows[ownPlace]
  const ownPage = Math.floor(ownPlace / pageSize) + 1
  const showOwn = () => {
    // The button goes, and its row comes
    flushSync(() => onPageChange(ownPage))
    ownName.current?.focus()
  }
  return (
    <S.Ranking>
      <S.Line>
        <Text tone="muted" size="sm">
          {asOf}
        </Text>
        {own && ownPage !== page && (
          <S.Own role="note">
            <strong>{t(selector === 'agent' ? 'ownAgent' : 'ownAgency')}</strong>
            <span>{t('ownPlace', { rank: own.rank, total: rows.length })}</span>
            <span>{t('ownValue', { type: type.label, value: formatValue(own.value, type, locale) })}</span>
            <Button variant="quiet" size="small" onClick={showOwn}>
              {t('showOwn')}
            </Button>
          </S.Own>
        )}
      </S.Line>
      <DataTable
        aria-label={type.label === '' ? t('title') : t('rankingOf', { type: type.label, selector: t(selector) })}
        columns={columns}
        columnWidths={keptWidths}
        {...table}
        getRowId={({ id, name, agency }) => id ?? `${name} ${agency}`}
        state={entries === 'loading' ? 'loading' : 'ready'}
        showRowNumbers={false}
        hasCardSort={false}
        maxCardFields={selector === 'agent' ? 2 : 1}
        emptyState={<EmptyState title={t('noRanking')} />}
        labels={{ loading: t('rankingLoading') }}
      />
    </S.Ranking>
  )
}

const noEntries: readonly LeaderboardEntry[] = []

const wholeAmounts = perLocale(
  ({ tag, currency }) => new Intl.NumberFormat(tag, { style: 'currency', currency, maximumFractionDigits: 0 }),
)

const formatValue = (value: number, { unit }: LeaderboardType, locale: Locale) =>
  unit === 'dollars' ? wholeAmounts(locale).format(value) : formatCount(value, locale)

function useRankingColumns(
  rows: readonly LeaderboardEntry[],
  selector: LeaderboardSelector,
  type: LeaderboardType,
  ownName: Ref<HTMLSpanElement>,
): readonly DataTableColumn<LeaderboardEntry>[] {
  const locale = useLocale()
  const t = useMessages(leaderboardMessages)
  return useMemo(() => {
    // All numbers get the room of the longest, so that all bars have one scale
    const longest = Math.max(0, ...rows.map(({ value }) => formatValue(value, type, locale).length))
    const room: CSSProperties & Record<'--value', string> = { '--value': `${longest}ch` }
    const agency: DataTableColumn<LeaderboardEntry> = {
      id: 'agency',
      header: t('agency'),
      width: 220,
      minWidth: 120,
      isMultiline: true,
      isSortable: false,
      text: (entry) => entry.agency ?? '',
      card: 'hidden',
    }
    return [
      {
        id: 'rank',
        header: t('rank'),
        width: keptWidths.rank,
        align: 'end',
        isSortable: false,
        text: ({ rank }) => String(rank),
        card: 'hidden',
      },
      {
        id: 'name',
        header: t('name'),
        width: 320,
        minWidth: 140,
        isSortable: false,
        text: ({ name }) => name,
        cell: ({ rank, name, isOwn }) => (
          <S.Name ref={isOwn ? ownName : undefined} tabIndex={isOwn ? -1 : undefined} data-own={isOwn || undefined}>
            <S.CardRank>
              <VisuallyHidden>{t('rank')} </VisuallyHidden>
              {rank}
            </S.CardRank>
            <S.Words>
              {name}
              {isOwn && <Badge tone="info">{t(selector === 'agent' ? 'ownAgent' : 'ownAgency')}</Badge>}
            </S.Words>
          </S.Name>
        ),
        card: 'title',
        cardDetail: (entry) => entry.agency ?? '',
      },
      ...(selector === 'agent' ? [agency] : []),
      {
        id: 'value',
        // A header has words, also while the type loads
        header: type.label || t('type'),
        width: 340,
        minWidth: 180,
        isSortable: false,
        text: ({ value }) => formatValue(value, type, locale),
        cell: ({ value, share }) => (
          <S.Value style={room}>
            <span>{formatValue(value, type, locale)}</span>
            <S.Track aria-hidden>
              <span style={{ inlineSize: `${share * 100}%` }} />
            </S.Track>
          </S.Value>
        ),
      },
    ]
  }, [rows, t, selector, type, locale, ownName])
}
