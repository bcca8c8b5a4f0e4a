'use client'

import { getStatusTone } from '@producer-portal/domain/contracts'
import { formatDate } from '@producer-portal/domain/formatting'
import {
  bucketRequirements,
  distinguishRequirements,
  findSentMarker,
  getBucket,
  offersUpload,
  type Requirement,
  requirementBuckets,
  type SentContext,
  statusLabel,
} from '@producer-portal/domain/requirements'
import { Button, Heading, StatusBadge, Text, Tooltip, UploadIcon, Stack, useLocale } from '@producer-portal/ui'
import { useId } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { caseDetailMessages } from '../case-detail-messages.js'
import * as S from './CaseDetail.styles.js'

export interface CaseRequirementListProps {
  /** The requirements of the case, in any order. */
  requirements: readonly Requirement[]
  /** The answers sent from this browser recently. */
  sent: SentContext | undefined
  /** The one whose Upload is the next act of the user. */
  next: Requirement | null | undefined
  /** Called by Upload; undefined hides the buttons. */
  onUploadOpen: ((requirement: Requirement) => void) | undefined
}

/** The requirements of a case, one per line: first those for the user, then those of the home office, then the rest. */
export function CaseRequirementList({ requirements, sent, next, onUploadOpen }: CaseRequirementListProps) {
  const locale = useLocale()
  const { toTerm } = useTerms()
  const t = useMessages(caseDetailMessages)
  const id = useId()
  const buckets = bucketRequirements(requirements, sent)
  const distinctions = distinguishRequirements(requirements, locale, toTerm)
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Heading level={3} size="sm" id={id}>
        {t('requirements')}
      </Heading>
      {requirements.length === 0 ? (
        <Text tone="muted">{t('noRequirements')}</Text>
      ) : (
        <S.Requirements aria-labelledby={id}>
          {requirementBuckets
            .flatMap((bucket) => buckets[bucket])
            .map((requirement) => {
              const name = requirement.pendingReqType?.trim() || t('unnamedRequirement')
              const distinction = distinctions.get(requirement.id)
              return (
                <S.Requirement key={requirement.id}>
                  <S.RequirementName>
                    <Text as="span">{name}</Text>
                    {distinction && (
                      <Text as="span" size="xs" tone="muted" isNumeric>
                        {distinction}
                      </Text>
                    )}
                  </S.RequirementName>
                  <RequirementStatus requirement={requirement} sent={sent} />
                  {onUploadOpen && takesUpload(requirement, sent) && (
                    <Button
                      variant={requirement === next ? 'primary' : 'secondary'}
                      size="small"
                      iconStart={UploadIcon}
                      aria-label={t('uploadFor', { requirement: [name, distinction].filter(Boolean).join(' · ') })}
                      onClick={() => onUploadOpen(requirement)}
                    >
                      {t('upload')}
                    </Button>
                  )}
                </S.Requirement>
              )
            })}
        </S.Requirements>
      )}
    </Stack>
  )
}

/** True if somebody is to send documents for it; a comment on them changes nothing about that. */
function takesUpload(requirement: Requirement, sent: SentContext | undefined): boolean {
  const bucket = getBucket(requirement)
  return (bucket === 'agent-tasks' || bucket === 'home-office-tasks') && offersUpload(requirement, sent)
}

/** The first requirement in the list for which the user is to send documents. */
export function findNextUpload(requirements: readonly Requirement[], sent: SentContext | undefined) {
  return bucketRequirements(requirements, sent)['agent-tasks'].find((requirement) => takesUpload(requirement, sent))
}

interface RequirementStatusProps {
  requirement: Requirement
  sent: SentContext | undefined
}

/** The status and since when; what was just sent is on its way to the server, whose status is then the old one. */
function RequirementStatus({ requirement, sent }: RequirementStatusProps) {
  const locale = useLocale()
  const t = useMessages(caseDetailMessages)
  const { toTerm } = useTerms()
  const status = statusLabel(requirement.status)
  if (sent && findSentMarker(requirement, sent.markers, sent.now)) {
    return (
      <S.RequirementStatus>
        <Tooltip content={status && t('statusBeforeSent', { status: toTerm(status) })}>
          <StatusBadge tone="info" tabIndex={status ? 0 : undefined}>
            {t('sent')}
          </StatusBadge>
        </Tooltip>
      </S.RequirementStatus>
    )
  }
  const since = formatDate(requirement.statusDate, locale)
  return (
    <S.RequirementStatus>
      {status && <StatusBadge tone={getStatusTone(status)}>{toTerm(status)}</StatusBadge>}
      {since && (
        <Text as="span" size="xs" tone="muted" isNumeric data-since="">
          {since}
        </Text>
      )}
    </S.RequirementStatus>
  )
}
