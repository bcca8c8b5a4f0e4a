'use client'

import { formatDate } from '@producer-portal/domain/formatting'
import { type Requirement, type SentAnswer, statusHistory } from '@producer-portal/domain/requirements'
import { Modal, Text } from '@producer-portal/ui'
import { forwardRef } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { requirementMessages } from '../messages.js'
import { getRequirementTitle, type TitledRequirement } from '../requirement-title.js'
import { SentAnswers } from './SentAnswers.js'
import * as S from './StatusDetails.styles.js'

export interface StatusDetailsProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called by the close button and Escape. */
  onClose: () => void
  /** The requirement whose history is shown. */
  requirement: TitledRequirement & Pick<Requirement, 'status' | 'statusCode' | 'statusDate' | 'subStatuses'>
  /** The comments and documents that were sent, newest first. Default: they aren't shown. */
  sentAnswers?: readonly SentAnswer[] | 'loading' | 'error'
  /** Called by Retry after they failed to load. */
  onSentAnswersRetry?: () => void
}

/** Use it to show the status history of a requirement, the current status first, and what was sent for it. */
export const StatusDetails = forwardRef<HTMLDivElement, StatusDetailsProps>(function StatusDetails(
  { isOpen, onClose, requirement, sentAnswers, onSentAnswersRetry },
  ref,
) {
  const t = useMessages(requirementMessages)
  return (
    <Modal
      ref={ref}
      isOpen={isOpen}
      onClose={onClose}
      title={t('statusDetails')}
      description={getRequirementTitle(requirement, t('unnamed'))}
      closeLabel={t('close')}
    >
      <S.List aria-label={t('statusListLabel')}>
        {statusHistory(requirement).map(({ date, code, description, isCurrent }, index) => (
          // The steps have no names of their own and never change places
          <S.Step key={index}>
            <Text isNumeric tone="muted">
              {formatDate(date) || t('statusDateMissing')}
            </Text>
            <S.What>
              {isCurrent && (
                <Text size="xs" tone="muted">
                  {t('currentStatus')}
                </Text>
              )}
              <Text weight={isCurrent ? 'semibold' : 'regular'}>{description || t('noStatus')}</Text>
              {code && (
                <Text size="xs" tone="muted">
                  {t('statusCode', { code })}
                </Text>
              )}
            </S.What>
          </S.Step>
        ))}
      </S.List>
      {sentAnswers !== undefined && <SentAnswers answers={sentAnswers} onRetry={onSentAnswersRetry} />}
    </Modal>
  )
})
