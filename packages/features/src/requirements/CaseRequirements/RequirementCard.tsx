'use client'

import { getStatusTone } from '@producer-portal/domain/contracts'
import { formatDate } from '@producer-portal/domain/formatting'
import {
  canUpload,
  findSentDocuments,
  findSentMarker,
  offersComment,
  showsUpload,
  statusLabel,
  subStatusText,
  takesComment,
  type Requirement,
  type SentContext,
  type SentMarker,
} from '@producer-portal/domain/requirements'
import {
  Banner,
  Button,
  ButtonGroup,
  Heading,
  MessageSquareIcon,
  StatusBadge,
  Tooltip,
  TruncatedText,
  UploadIcon,
  formatFileSize,
  Stack,
  useLocale,
} from '@producer-portal/ui'
import { useId } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { requirementMessages } from '../messages.js'
import type { RequirementActions } from './requirement-actions.js'
import * as S from './CaseRequirements.styles.js'
import { formatClockTime } from '../../i18n/format-time.js'

export interface RequirementCardProps extends RequirementActions {
  /** The requirement that is shown. */
  requirement: Requirement
  /** The detail that tells it apart from the others of its type; undefined if there are none. */
  distinction: string | undefined
  /** The answers sent from this browser recently; undefined shows only what the server knows. */
  sent: SentContext | undefined
}

/** Comments up to this long are shown in full; longer ones open in a dialog. */
const commentCharacters = 160

/** A requirement with its status, facts and actions. */
export function RequirementCard(props: RequirementCardProps) {
  const { requirement, distinction, sent, onUploadOpen, onCommentOpen, onStatusOpen } = props
  const { toTerm } = useTerms()
  const locale = useLocale()
  const t = useMessages(requirementMessages)
  const titleId = useId()
  const name = requirement.pendingReqType?.trim() || t('unnamed')
  const fullName = [name, distinction].filter(Boolean).join(' · ')
  // The card shows the rest of what tells it apart
  const number = distinction?.match(/^#\d+/)?.[0]
  const label = statusLabel(requirement.status)
  const marker = sent && findSentMarker(requirement, sent.markers, sent.now)
  const hasSentDocuments = findSentDocuments(requirement, sent) !== undefined
  const uploadDisabledReason = hasSentDocuments ? 'alreadySent' : canUpload(requirement) ? null : 'alreadyReceived'
  const commentDisabledReason = offersComment(requirement, sent) ? null : 'alreadySent'
  const facts = [
    { term: t('orderedBy'), detail: requirement.orderedBy && toTerm(requirement.orderedBy) },
    { term: t('requestDate'), detail: formatDate(requirement.requestDate, locale) },
    { term: t('statusDate'), detail: formatDate(requirement.statusDate, locale) },
    { term: t('csrName'), detail: requirement.csrName },
  ]
  const details = [
    { term: t('subStatus'), detail: subStatusText(requirement) },
    {
      term: t('comments'),
      detail: requirement.comments && (
        <TruncatedText text={requirement.comments} maxCharacters={commentCharacters} title={t('comments')} />
      ),
    },
  ].filter(({ detail }) => detail)
  return (
    <S.Card aria-labelledby={titleId}>
      <S.Head>
        <Heading level={3} size="sm" id={titleId}>
          {[name, number].filter(Boolean).join(' ')}
        </Heading>
        {marker ? (
          <Tooltip content={label && t('statusBeforeSent', { status: toTerm(label) })}>
            <StatusBadge tone="info" tabIndex={label ? 0 : undefined}>
              {t('sent')}
            </StatusBadge>
          </Tooltip>
        ) : (
          label && <StatusBadge tone={getStatusTone(label)}>{toTerm(label)}</StatusBadge>
        )}
      </S.Head>
      {marker && <SubmittedNote marker={marker} requirementName={fullName} />}
      <S.Facts items={facts.filter(({ detail }) => detail)} />
      {details.length > 0 && <S.Details items={details} />}
      <ButtonGroup>
        {onUploadOpen && showsUpload(requirement) && (
          <Tooltip content={uploadDisabledReason && t(uploadDisabledReason)}>
            <Button
              size="small"
              variant="primary"
              iconStart={UploadIcon}
              aria-disabled={uploadDisabledReason !== null}
              aria-label={t('uploadFor', { requirement: fullName })}
              onClick={() => onUploadOpen(requirement)}
            >
              {t('upload')}
            </Button>
          </Tooltip>
        )}
        {onCommentOpen && takesComment(requirement) && (
          <Tooltip content={commentDisabledReason && t(commentDisabledReason)}>
            <Button
              size="small"
              iconStart={MessageSquareIcon}
              aria-disabled={commentDisabledReason !== null}
              aria-label={t('commentOn', { requirement: fullName })}
              onClick={() => onCommentOpen(requirement)}
            >
              {t('comment')}
            </Button>
          </Tooltip>
        )}
        {onStatusOpen && (
          <Button
            size="small"
            aria-label={t('statusDetailsOf', { requirement: fullName })}
            onClick={() => onStatusOpen(requirement)}
          >
            {t('statusDetails')}
          </Button>
        )}
      </ButtonGroup>
    </S.Card>
  )
}

interface SubmittedNoteProps {
  /** The sent answer, and when. */
  marker: SentMarker
  /** The name of the requirement, for screen readers. */
  requirementName: string
}

/** Shows what was sent, until the server knows about it too. */
function SubmittedNote({ marker, requirementName }: SubmittedNoteProps) {
  const locale = useLocale()
  const t = useMessages(requirementMessages)
  return (
    <Banner tone="info" role="note">
      <Stack gap={2}>
        {t('sentAt', { time: formatClockTime(marker.sentAt, locale) })}
        {marker.files && marker.files.length > 0 && (
          <S.SentFiles aria-label={t('sentFiles', { requirement: requirementName })}>
            {marker.files.map(({ name, size }, index) => (
              // Sent files never change order, and two may have the same name
              <li key={index}>{`${name} · ${formatFileSize(size, locale)}`}</li>
            ))}
          </S.SentFiles>
        )}
      </Stack>
    </Banner>
  )
}
