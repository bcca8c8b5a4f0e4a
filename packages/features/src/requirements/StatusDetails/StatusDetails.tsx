'use client'

import { getStatusTone } from '@producer-portal/domain/contracts'
import { formatDate } from '@producer-portal/domain/formatting'
import { type Requirement, type SentAnswer, statusHistory } from '@producer-portal/domain/requirements'
import { DescriptionList, Modal, StatusBadge, Text, VisuallyHidden, Stack, useLocale } from '@producer-portal/ui'
import { forwardRef } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { requirementMessages } from '../messages.js'
import { getRequirementTitle, type TitledRequirement } from '../requirement-title.js'
import { SentAnswers } from './SentAnswers.js'
import * as S from './StatusDetails.styles.js'

export interface StatusDetailsProps {
  /** True if the dialog is open. */
  isOpen: boolean
  /** Called by the close button and Escape. */
  onClose: () => void
  /** The requirement whose history is shown. */
  requirement: TitledRequirement &
    Pick<Requirement, 'status' | 'statusCode' | 'statusDate' | 'subStatuses'> &
    Partial<Pick<Requirement, 'comments'>>
  /**
   * The detail that tells it apart from others of its type, from `distinguishRequirements`. Default: its date and
   * orderer.
   */
  distinction?: string
  /** The comments and documents that were sent, newest first. Default: they aren't shown. */
  sentAnswers?: readonly SentAnswer[] | 'loading' | 'error'
  /** Called by Retry after they failed to load. */
  onSentAnswersRetry?: () => void
}

/** Use it to show the current status of a requirement, a timeline of what was before, and what was sent for it. */
export const StatusDetails = forwardRef<HTMLDivElement, StatusDetailsProps>(function StatusDetails(
  { isOpen, onClose, requirement, distinction, sentAnswers, onSentAnswersRetry },
  ref,
) {
  const locale = useLocale()
  const t = useMessages(requirementMessages)
  const { toTerm } = useTerms()
  const [current, ...earlier] = statusHistory(requirement)
  const wanted = requirement.comments?.trim()
  return (
    <Modal
      ref={ref}
      isOpen={isOpen}
      onClose={onClose}
      title={t('statusDetails')}
      description={getRequirementTitle(requirement, t('unnamed'), locale, toTerm, distinction)}
    >
      <Stack gap={5}>
        {current && (
          <S.Current>
            <VisuallyHidden>{t('currentStatus')}: </VisuallyHidden>
            {current.description ? (
              <StatusBadge tone={getStatusTone(current.description)}>{toTerm(current.description)}</StatusBadge>
            ) : (
              <Text as="span">{t('noStatus')}</Text>
            )}
            <Text as="span" tone="muted" isNumeric>
              {current.date ? t('since', { date: formatDate(current.date, locale) }) : t('statusDateMissing')}
            </Text>
            {current.code && <S.Code>{t('statusCode', { code: current.code })}</S.Code>}
          </S.Current>
        )}
        {wanted && <DescriptionList items={[{ term: t('comments'), detail: wanted }]} />}
        {earlier.length > 0 && (
          <S.List aria-label={t('statusListLabel')}>
            {earlier.map(({ date, code, description }, index) => (
              // The steps have no names of their own and never change places
              <S.Step key={index}>
                <Text isNumeric tone="muted">
                  {formatDate(date, locale) || t('statusDateMissing')}
                </Text>
                <S.What>{description ? toTerm(description) : t('noStatus')}</S.What>
                {code && <S.Code>{t('statusCode', { code })}</S.Code>}
              </S.Step>
            ))}
          </S.List>
        )}
        {sentAnswers !== undefined && <SentAnswers answers={sentAnswers} onRetry={onSentAnswersRetry} />}
      </Stack>
    </Modal>
  )
})
