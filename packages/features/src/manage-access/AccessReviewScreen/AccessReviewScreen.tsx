'use client'

import type { Result } from '@producer-portal/domain/endpoint'
import {
  type AccessDecision,
  accessDecisions,
  type AccessLine,
  type AccessReview,
  accessReviewColumns,
  parseDelegationStatus,
  describeAccess,
  getApplicationName,
} from '@producer-portal/domain/manage-access'
import {
  Button,
  type CardPlace,
  DataTable,
  type DataTableColumn,
  EmptyState,
  LoadState,
  PageHeader,
  SaveBar,
  SearchField,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
  Toolbar,
  Tooltip,
  useAnnounce,
  useCollection,
  VisuallyHidden,
} from '@producer-portal/ui'
import { type ReactNode, type Ref, useMemo } from 'react'
import { OutcomeBanner } from '../../i18n/OutcomeBanner.js'
import { useMessages } from '../../i18n/useMessages.js'
import { manageAccessMessages } from '../messages.js'
import * as S from './AccessReviewScreen.styles.js'
import { PastReviews } from './PastReviews.js'

/** The decisions about each line, by its id; a line that is missing isn't decided. */
export type AccessDecisions = ReadonlyMap<string, AccessDecision>

export interface AccessReviewScreenProps {
  /** The access of each person, or why it isn't known. Keep it between renders. */
  review: AccessReview | 'loading' | 'error'
  /** The decisions and not saved yet. */
  decisions: AccessDecisions
  /** Called with all decisions after each of them. */
  onDecisionsChange: (decisions: AccessDecisions) => void
  /** True if the decisions are being saved. Default: false. */
  isSaving?: boolean
  /** Called by 'Save Review'. */
  onSave: () => void
  /**
   * The outcome of the last save, shown until it is dismissed; a conflict means that a line has changed meanwhile.
   * Default: null, nothing.
   */
  outcome?: Result<unknown> | null
  /** Called when the message about the outcome is dismissed. */
  onOutcomeClose: () => void
  /** Called by Retry when the review failed to load. */
  onRetry: () => void
  /** The user's ID: nobody decides about their own access. */
  userId: string
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
    <Stack>
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
        retryLabel={t('retry')}
      >
        {(loaded) => <Lines {...props} review={loaded} />}
      </LoadState>
    </Stack>
  )
}

const rules = { pageSize: 10, getSearchText }

interface LinesProps extends AccessReviewScreenProps {
  review: AccessReview
}

function Lines(props: LinesProps) {
  const { review, decisions, onDecisionsChange, isSaving = false, outcome, userId } = props
  const t = useMessages(manageAccessMessages)
  const { rows: found, searched, search, table } = useCollection(review.lines, rules)
  const columns = useReviewColumns(props)
  const announce = useAnnounce()
  const others = review.lines.filter((line) => line.userId !== userId)
  const undecided = others.filter(({ id }) => !decisions.has(id))
  const confirmAll = () =>
    onDecisionsChange(new Map([...decisions, ...undecided.map(({ id }) => [id, 'Confirmed'] as const)]))
  const cancel = () => {
    onDecisionsChange(new Map())
    announce(t('discarded'))
  }
  const count = (decision: AccessDecision) => [...decisions.values()].filter((each) => each === decision).length
  return (
    <>
      <SearchField {...search} label={t('searchLines')} clearLabel={t('clearSearch')} maxLength={100} />
      <Toolbar
        label={t('reviewTable', { agency: review.agencyName })}
        end={
          <>
            {others.length > 0 && (
              // It stays when nothing is undecided anymore, so that the focus does, too
              <Tooltip content={undecided.length === 0 ? t('allDecided') : null}>
                <Button size="small" aria-disabled={isSaving || undecided.length === 0} onClick={confirmAll}>
                  {undecided.length === 0 ? t('confirmUndecided') : t('confirmAll', { count: undecided.length })}
                </Button>
              </Tooltip>
            )}
            {props.toolbarActions}
          </>
        }
      >
        <Text tone="muted" role="status">
          {t('linesFound', { count: found.length })}
        </Text>
      </Toolbar>
      <DataTable
        aria-label={t('reviewTable', { agency: review.agencyName })}
        columns={columns}
        {...table}
        getRowId={({ id }) => id}
        showRowNumbers={false}
        emptyState={<EmptyState title={searched === '' ? t('noLines') : t('noLineMatches', { text: searched })} />}
      />
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
            {decisions.size > 0 && t('decided', { confirmed: count('Confirmed'), removed: count('Removed') })}
          </Text>
        }
      >
        {outcome && (
          <OutcomeBanner
            result={outcome}
            texts={{
              saved: { title: t('reviewSaved') },
              failed: { title: t('reviewNotSaved') },
              unreachable: { title: t('reviewNotSaved'), text: t('unreachable') },
              conflict: { title: t('reviewNotSaved'), text: t('reviewConflict') },
            }}
            onClose={props.onOutcomeClose}
            closeLabel={t('dismiss')}
          />
        )}
      </SaveBar>
    </>
  )
}

function getSearchText(line: AccessLine): string {
  return [line.fullName, line.userId, describeAccess(line), getApplicationName(line)].join(' ')
}

/** A card is headed by the person with what they have access to. */
const cardPlaces: ReadonlyMap<string, CardPlace> = new Map([
  ['name', 'title'],
  ['access', 'hidden'],
  ['application', 'hidden'],
])

function useReviewColumns(
  props: Pick<AccessReviewScreenProps, 'decisions' | 'onDecisionsChange' | 'isSaving' | 'userId'>,
): readonly DataTableColumn<AccessLine>[] {
  const { decisions, onDecisionsChange, isSaving, userId } = props
  const t = useMessages(manageAccessMessages)
  return useMemo(() => {
    // Pressing the same button again takes the decision back
    const decide = (id: string, decision: AccessDecision) => {
      const next = new Map(decisions)
      if (next.get(id) === decision) next.delete(id)
      else next.set(id, decision)
      onDecisionsChange(next)
    }
    const labels = { Confirmed: t('confirmed'), Removed: t('removed') }
    const toState = (decision?: AccessDecision) =>
      t(decision ? ({ Confirmed: 'isConfirmed', Removed: 'isRemoved' } as const)[decision] : 'isUndecided')
    const decisionColumn: DataTableColumn<AccessLine> = {
      id: 'decision',
      header: t('decision'),
      width: 190,
      isSortable: false,
      text: ({ id }) => {
        const decision = decisions.get(id)
        return decision ? labels[decision] : ''
      },
      cell: (line) =>
        line.userId === userId ? (
          ''
        ) : (
          <>
            <VisuallyHidden>{toState(decisions.get(line.id))}</VisuallyHidden>
            <S.Decision
              role="group"
              aria-label={t('decisionOf', {
                line: `${line.fullName}, ${describeAccess(line)}, ${getApplicationName(line)}`,
              })}
            >
              {accessDecisions.map((decision) => (
                <Tooltip key={decision} content={decision === 'Removed' && line.narrowsAgency ? t('widens') : null}>
                  <Button
                    size="small"
                    aria-pressed={decisions.get(line.id) === decision}
                    aria-disabled={isSaving}
                    onClick={() => decide(line.id, decision)}
                  >
                    {labels[decision]}
                  </Button>
                </Tooltip>
              ))}
            </S.Decision>
          </>
        ),
    }
    const [name, ...others] = accessReviewColumns.map(({ id, header, width, isMultiline, text, sortValue }) => ({
      id,
      header,
      width,
      isMultiline,
      text,
      sortValue,
      cell:
        id === 'status'
          ? ({ status }: AccessLine) => (
              <StatusBadge tone={parseDelegationStatus(status) === 'active' ? 'success' : 'neutral'}>
                {status}
              </StatusBadge>
            )
          : undefined,
      card: cardPlaces.get(id),
      cardDetail:
        id === 'name' ? (line: AccessLine) => `${describeAccess(line)}, ${getApplicationName(line)}` : undefined,
      isLocked: id === 'name',
    }))
    return [...(name ? [name] : []), decisionColumn, ...others]
  }, [t, decisions, onDecisionsChange, isSaving, userId])
}
