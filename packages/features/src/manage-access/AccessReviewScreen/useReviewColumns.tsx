import { formatDate, localDay, toLocalDay } from '@producer-portal/domain/formatting'
import {
  type AccessDecision,
  accessDecisions,
  type AccessLine,
  accessReviewColumns,
  describeAccess,
  getApplicationName,
} from '@producer-portal/domain/manage-access'
import { Button, type DataTableColumn, drawTwoLines, Tooltip, VisuallyHidden, useLocale } from '@producer-portal/ui'
import { useMemo } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { translateColumn } from '../../i18n/translate-column.js'
import { useTerms } from '../../i18n/useTerms.js'
import { manageAccessMessages } from '../messages.js'
import * as S from './AccessReviewScreen.styles.js'

/** The decisions about each line, by its id; a line that is missing isn't decided. */
export type AccessDecisions = ReadonlyMap<string, AccessDecision>

export interface DecisionProps {
  /** The decisions that aren't saved yet. */
  decisions: AccessDecisions
  /** Called with all decisions after each of them. */
  onDecisionsChange: (decisions: AccessDecisions) => void
  /** True if the decisions are being saved. Default: false. */
  isSaving?: boolean
  /** The user's ID: nobody decides about their own access. */
  userId: string
}

/** True for a line that was reviewed today; it needs no decision again. */
export function isReviewedToday({ reviewedAt }: AccessLine): boolean {
  return reviewedAt !== null && toLocalDay(reviewedAt) === localDay(new Date())
}

/** The decisions with one about several lines; the same one again takes it back. */
export function decide(decisions: AccessDecisions, lines: readonly AccessLine[], decision: AccessDecision) {
  const isTakenBack = lines.every(({ id }) => decisions.get(id) === decision)
  const next = new Map(decisions)
  for (const { id } of lines) {
    if (isTakenBack) next.delete(id)
    else next.set(id, decision)
  }
  return next
}

/**
 * The columns of a person's access, with the decision about it, and when it was used, reviewed and granted, and by
 * whom.
 */
export function useReviewColumns(props: DecisionProps): readonly DataTableColumn<AccessLine>[] {
  const { decisions, onDecisionsChange, isSaving, userId } = props
  const locale = useLocale()
  const t = useMessages(manageAccessMessages)
  const terms = useTerms()
  return useMemo(() => {
    const labels = { Confirmed: t('confirmed'), Removed: t('removed') }
    const toState = (decision?: AccessDecision) =>
      t(decision ? ({ Confirmed: 'isConfirmed', Removed: 'isRemoved' } as const)[decision] : 'isUndecided')
    const decisionColumn: DataTableColumn<AccessLine> = {
      id: 'decision',
      header: t('decision'),
      // Both buttons side by side: the row has room for one line of them
      width: 184,
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
                line: `${line.fullName}, ${terms.toTerm(describeAccess(line))}, ${terms.toTerm(getApplicationName(line))}`,
              })}
            >
              {accessDecisions.map((decision) => (
                <Tooltip key={decision} content={decision === 'Removed' && line.narrowsAgency ? t('widens') : null}>
                  <Button
                    variant="quiet"
                    size="small"
                    data-decision={decision}
                    aria-pressed={decisions.get(line.id) === decision}
                    aria-disabled={isSaving}
                    onClick={() => onDecisionsChange(decide(decisions, [line], decision))}
                  >
                    {labels[decision]}
                  </Button>
                </Tooltip>
              ))}
            </S.Decision>
          </>
        ),
    }
    const exported = new Map(accessReviewColumns.map((column) => [column.id as string, translateColumn(column, terms)]))
    const toColumn = (id: string, column: Partial<DataTableColumn<AccessLine>> & { readonly width: number }) => {
      const { header = '', isMultiline, text = () => '', sortValue } = exported.get(id) ?? {}
      return { id, header, isMultiline, text, sortValue, ...column }
    }
    /** A day with the person below it, so that both are in view. */
    const toDayBy = (day: string | null, name: string | null) =>
      [formatDate(toLocalDay(day), locale), name].filter(Boolean).join('\n')
    return [
      toColumn('review-application', {
        width: 270,
        minWidth: 184,
        card: 'title',
        cardDetail: (line) => terms.toTerm(describeAccess(line)),
      }),
      toColumn('review-access', { width: 230, minWidth: 184, card: 'hidden' }),
      decisionColumn,
      toColumn('review-last-used', {
        width: 100,
        text: ({ lastUsed }) => formatDate(toLocalDay(lastUsed), locale) || t('never'),
      }),
      toColumn('review-reviewed-at', {
        width: 140,
        minWidth: 130,
        isMultiline: true,
        drawText: drawTwoLines,
        text: ({ reviewedAt, reviewedBy }) => toDayBy(reviewedAt, reviewedBy) || t('never'),
      }),
      toColumn('review-granted-at', {
        width: 140,
        minWidth: 130,
        isMultiline: true,
        drawText: drawTwoLines,
        text: ({ grantedAt, grantedBy }) => toDayBy(grantedAt, grantedBy),
      }),
    ]
  }, [t, decisions, onDecisionsChange, isSaving, userId, locale, terms])
}
