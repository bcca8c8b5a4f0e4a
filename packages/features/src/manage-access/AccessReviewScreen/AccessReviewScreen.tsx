'use client'

import type { Result } from '@producer-portal/domain/endpoint'
import { textSearch } from '@producer-portal/domain/formatting'
import {
  type AccessDecision,
  type AccessLine,
  type AccessReview,
  describeAccess,
  getApplicationName,
  groupByPerson,
  type PersonAccess,
} from '@producer-portal/domain/manage-access'
import {
  Button,
  EmptyState,
  LoadState,
  PageHeader,
  Pagination,
  SaveBar,
  SearchField,
  Skeleton,
  type SortDescriptor,
  Stack,
  Text,
  Tooltip,
  useAnnounce,
  useCollection,
  useIsNarrowWindow,
} from '@producer-portal/ui'
import { type ReactNode, type Ref, useMemo, useState } from 'react'
import { OutcomeBanner } from '../../i18n/OutcomeBanner.js'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { manageAccessMessages } from '../messages.js'
import * as S from './AccessReviewScreen.styles.js'
import { PastReviews } from './PastReviews.js'
import { PersonLines } from './PersonLines.js'
import { type AccessDecisions, type DecisionProps, isReviewedToday, useReviewColumns } from './useReviewColumns.js'

/** The end of a save, and how many of the decided lines it saved. */
export interface ReviewOutcome {
  readonly result: Result<unknown>
  readonly saved: number
  readonly count: number
}

export interface AccessReviewScreenProps extends DecisionProps {
  /** The access of each person, or why it isn't known. Keep it between renders. */
  review: AccessReview | 'loading' | 'error'
  /** The progress of a save in parts, in lines. Default: null, it is saved at once. */
  progress?: Pick<ReviewOutcome, 'saved' | 'count'> | null
  /** Called by 'Save Review'. */
  onSave: () => void
  /**
   * The outcome of the last save, shown until it is dismissed; a conflict means that a line has changed meanwhile.
   * Default: null, nothing.
   */
  outcome?: ReviewOutcome | null
  /** Called when the message about the outcome is dismissed. */
  onOutcomeClose: () => void
  /** Called by Retry when the review failed to load. */
  onRetry: () => void
  /** The URL of the Manage Access page. */
  backHref: string
  /** The actions for the whole review, such as an export. Default: none. */
  toolbarActions?: ReactNode
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it as the page on which agency managers review, once a year, who has access to what. */
export function AccessReviewScreen(props: AccessReviewScreenProps) {
  const { review, onRetry, backHref } = props
  const t = useMessages(manageAccessMessages)
  const isKnown = typeof review === 'object'
  return (
    <Stack gap={3}>
      <PageHeader
        title={t('reviewTitle')}
        titleRef={props.titleRef}
        description={isKnown ? t('reviewLead', { agency: review.agencyName }) : t('reviewLeadLoading')}
        breadcrumb={[{ label: t('breadcrumbRoot'), href: backHref }, { label: t('reviewTitle') }]}
      />
      <LoadState
        value={review}
        loadingLabel={t('reviewLoading')}
        skeleton={<Skeleton shape="block" height="30rem" />}
        errorTitle={t('reviewFailed')}
        onRetry={onRetry}
      >
        {(loaded) => <Lines key={loaded.agencyNo} {...props} review={loaded} />}
      </LoadState>
    </Stack>
  )
}

const pageSize = 5

/** The lines that a search finds have all its words, whichever of them name the person, the agent or the application. */
function useLineSearch() {
  const { toTerm } = useTerms()
  return useMemo(() => {
    const searchLines = textSearch((line: AccessLine) =>
      [line.fullName, line.userId, toTerm(describeAccess(line)), toTerm(getApplicationName(line))].join(' '),
    )
    const createFilter = (searched: string) => {
      const isFound = searchLines(searched)
      return ({ lines }: PersonAccess) => lines.some(isFound)
    }
    return { searchLines, rules: { pageSize, createFilter } }
  }, [toTerm])
}

interface LinesProps extends AccessReviewScreenProps {
  review: AccessReview
}

function Lines(props: LinesProps) {
  const { review, decisions, onDecisionsChange, isSaving = false, userId, progress } = props
  const t = useMessages(manageAccessMessages)
  const people = useMemo(() => groupByPerson(review.lines), [review])
  const { searchLines, rules } = useLineSearch()
  const { rows: foundPeople, pageRows, searched, search, clearSearch, table } = useCollection(people, rules)
  const isFound = useMemo(() => searchLines(searched), [searchLines, searched])
  const found = foundPeople.flatMap(({ lines }) => lines.filter(isFound))
  const [sortDescriptor, setSort] = useState<SortDescriptor | null>(null)
  const columns = useReviewColumns(props)
  const announce = useAnnounce()
  const isNarrow = useIsNarrowWindow()
  const others = found.filter((line) => line.userId !== userId)
  const undecided = others.filter((line) => !decisions.has(line.id) && !isReviewedToday(line))
  const toDecide = review.lines.filter(
    (line) => decisions.has(line.id) || (line.userId !== userId && !isReviewedToday(line)),
  )
  const confirmAll = () =>
    onDecisionsChange(new Map([...decisions, ...undecided.map(({ id }) => [id, 'Confirmed'] as const)]))
  const cancel = () => {
    onDecisionsChange(new Map())
    announce(t('discarded'))
  }
  const label = t('reviewPeople', { agency: review.agencyName })
  return (
    <>
      <S.Tools
        label={t('reviewTable', { agency: review.agencyName })}
        end={
          <>
            {others.length > 0 && (
              // It stays when nothing is undecided anymore, so that the focus does, too
              <Tooltip content={undecided.length === 0 ? t('allDecided') : null}>
                <Button aria-disabled={isSaving || undecided.length === 0} onClick={confirmAll}>
                  {undecided.length === 0
                    ? t('confirmUndecided')
                    : t(searched === '' || undecided.length === 1 ? 'confirmAll' : 'confirmShown', {
                        count: undecided.length,
                      })}
                </Button>
              </Tooltip>
            )}
            {props.toolbarActions}
          </>
        }
      >
        <SearchField
          {...search}
          label={t('searchLines')}
          isLabelHidden
          isFullWidth={isNarrow}
          placeholder={t('searchLines')}
          maxLength={100}
        />
        <Text tone="muted" role="status">
          {[t('peopleFound', { count: foundPeople.length }), t('linesFound', { count: found.length })].join(' · ')}
        </Text>
      </S.Tools>
      {found.length === 0 && (
        <EmptyState
          title={searched === '' ? t('noLines') : t('noLineMatches', { text: searched })}
          action={searched !== '' && <Button onClick={clearSearch}>{t('clearSearch')}</Button>}
        />
      )}
      {pageRows.map((person) => (
        <PersonLines
          key={person.userId}
          person={person}
          lines={searched === '' ? person.lines : person.lines.filter(isFound)}
          columns={columns}
          decisions={decisions}
          onDecisionsChange={onDecisionsChange}
          isSaving={isSaving}
          userId={userId}
          sortDescriptor={sortDescriptor}
          onSortChange={setSort}
        />
      ))}
      {foundPeople.length > pageSize && <Pagination {...table.pagination} total={foundPeople.length} label={label} />}
      <PastReviews reviews={review.reviews} />
      <SaveBar
        label={t('reviewBar')}
        cancelLabel={t('cancel')}
        saveLabel={t('saveReview')}
        savingLabel={t('saving')}
        isSaving={isSaving}
        disabledReason={decisions.size === 0 && !isSaving ? t('nothingDecided') : null}
        onCancel={cancel}
        onSave={props.onSave}
        start={
          <Text tone="muted" role="status">
            {progress ? t('savingReview', progress) : <Decided decisions={decisions} count={toDecide.length} />}
          </Text>
        }
      >
        <Outcome outcome={props.outcome} onClose={props.onOutcomeClose} />
      </SaveBar>
    </>
  )
}

interface DecidedProps {
  /** The decisions that aren't saved yet. */
  decisions: AccessDecisions
  /** How many lines there are to decide about. */
  count: number
}

/** How far the review has come. */
function Decided({ decisions, count }: DecidedProps) {
  const t = useMessages(manageAccessMessages)
  const countOf = (decision: AccessDecision) => [...decisions.values()].filter((each) => each === decision).length
  if (count === 0) return null
  return (
    <>
      <Text as="span" weight="semibold">
        {t('decidedOf', { decided: decisions.size, count })}
      </Text>{' '}
      {decisions.size > 0 && (
        <span>{t('decided', { confirmed: countOf('Confirmed'), removed: countOf('Removed') })}</span>
      )}
    </>
  )
}

const noOutcome = { result: null, saved: 0, count: 0 } as const

function Outcome({ outcome, onClose }: { outcome: ReviewOutcome | null | undefined; onClose: () => void }) {
  const t = useMessages(manageAccessMessages)
  const { result, saved, count } = outcome ?? noOutcome
  const isPart = saved > 0
  const title = isPart ? t('reviewPartlySaved', { saved, count }) : t('reviewNotSaved')
  return (
    <OutcomeBanner
      result={result}
      texts={{
        saved: { title: t('reviewSaved'), text: t('reviewSavedText', { count: saved }) },
        failed: { title, text: isPart && t('reviewPartText') },
        unreachable: { title, text: t('unreachable') },
        conflict: { title, text: t('reviewConflict') },
      }}
      onClose={onClose}
    />
  )
}
