'use client'

import type { Case } from '@producer-portal/domain/cases'
import { getStatusTone } from '@producer-portal/domain/contracts'
import { formatDate } from '@producer-portal/domain/formatting'
import {
  getBucket,
  getNextAnswer,
  inTurnOrder,
  type Requirement,
  type SentContext,
  readStatus,
  statusLabel,
  subStatusText,
} from '@producer-portal/domain/requirements'
import { Button, StatusBadge, useLocale } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { caseMessages } from '../case-screen-messages.js'
import type { CaseTurnActions } from '../CaseTurnButton/CaseTurnButton.js'
import * as S from './RequirementLine.styles.js'

const whose = {
  'agent-tasks': 'lineYours',
  'home-office-tasks': 'turnHomeOffice',
  uploaded: 'turnNobody',
  received: 'turnNobody',
} as const

export interface RequirementLineProps {
  /** The case. */
  row: Case
  /** The place of the requirement among those of the case, the producer's tasks first, from 0. */
  item: number
  /** The answers sent recently, which wait for nobody. Default: only what the service knows. */
  sent?: SentContext
  /** Called by its buttons. Default: there are none. */
  actions?: CaseTurnActions
}

/** Use it in the line of one requirement below its case: how it stands, since when, whose turn it is, and what can be done. */
export function RequirementLine({ row, item, sent, actions }: RequirementLineProps) {
  const locale = useLocale()
  const t = useMessages(caseMessages)
  const { toTerm } = useTerms()
  const requirement = inTurnOrder(row.requirements)[item]
  if (!requirement) return null
  const status = statusLabel(requirement.status)
  const date = requirement.statusDate ?? requirement.requestDate
  const name = requirement.pendingReqType?.trim() || t('unnamedRequirement')
  const bucket = getBucket(requirement, sent)
  const note = requirement.comments?.trim() || subStatusText(requirement)
  return (
    <S.Root>
      <S.Line>
        <S.Status>{status && <StatusBadge tone={getStatusTone(status)}>{toTerm(status)}</StatusBadge>}</S.Status>
        <S.Fact>{formatDate(date, locale)}</S.Fact>
        <S.Turn data-yours={bucket === 'agent-tasks' || undefined}>
          {/* Nobody can say whose turn it is of a status that nobody knows, or of what came in and isn't in order */}
          {bucket !== 'other' && readStatus(requirement.status) !== 'Not in Good Order' && t(whose[bucket])}
        </S.Turn>
        <S.Note title={note || undefined}>{note}</S.Note>
        {actions && <Actions row={row} requirement={requirement} name={name} sent={sent} actions={actions} />}
      </S.Line>
    </S.Root>
  )
}

interface ActionsProps extends Pick<RequirementLineProps, 'row' | 'sent'> {
  requirement: Requirement
  name: string
  actions: CaseTurnActions
}

function Actions({ row, requirement, name, sent, actions }: ActionsProps) {
  const t = useMessages(caseMessages)
  const { onUploadOpen, onCommentOpen, onStatusOpen } = actions
  const next = getNextAnswer(requirement, onUploadOpen !== undefined && onCommentOpen !== undefined, sent)
  const isOpen = getBucket(requirement, sent) === 'agent-tasks'
  const answer = next === 'upload' ? onUploadOpen : next === 'comment' ? onCommentOpen : undefined
  return (
    <S.Actions>
      {isOpen && answer && (
        <Button
          size="small"
          aria-label={t(next === 'upload' ? 'turnUpload' : 'turnComment', { requirement: name })}
          onClick={() => answer(row, requirement)}
        >
          {t(next === 'upload' ? 'lineUpload' : 'lineComment')}
        </Button>
      )}
      {onStatusOpen && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('lineStatusOf', { requirement: name })}
          onClick={() => onStatusOpen(row, requirement)}
        >
          {t('lineStatus')}
        </Button>
      )}
    </S.Actions>
  )
}
