'use client'

import { formatDate } from '@producer-portal/domain/formatting'
import { type Requirement, statusHistory } from '@producer-portal/domain/requirements'
import { Modal, Text } from '@producer-portal/ui'
import { forwardRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { requirementMessages } from './messages.js'
import * as S from './StatusDetails.styles.js'

export interface StatusDetailsProps {
  isOpen: boolean
  onClose: () => void
  requirement: Pick<Requirement, 'pendingReqType' | 'status' | 'statusCode' | 'statusDate' | 'subStatuses'>
}

/** Use it to show how a requirement came to its status: the present one on top, then what was before, newest first. */
export const StatusDetails = forwardRef<HTMLDivElement, StatusDetailsProps>(function StatusDetails(
  { isOpen, onClose, requirement },
  ref,
) {
  const say = useMessages(requirementMessages)
  return (
    <Modal
      ref={ref}
      isOpen={isOpen}
      onClose={onClose}
      title={say('statusDetails')}
      description={requirement.pendingReqType?.trim() || say('unnamed')}
      closeLabel={say('close')}
    >
      <S.List aria-label={say('statusListLabel')}>
        {statusHistory(requirement).map(({ date, code, description, isCurrent }, index) => (
          // The steps have no names of their own and never change places
          <S.Step key={index}>
            <Text isNumeric tone="muted">
              {formatDate(date) || say('statusDateMissing')}
            </Text>
            <S.What>
              {isCurrent && (
                <Text size="xs" tone="muted">
                  {say('currentStatus')}
                </Text>
              )}
              <Text weight={isCurrent ? 'semibold' : 'regular'}>{description || say('noStatus')}</Text>
              {code && (
                <Text size="xs" tone="muted">
                  {say('statusCode', { code })}
                </Text>
              )}
            </S.What>
          </S.Step>
        ))}
      </S.List>
    </Modal>
  )
})
