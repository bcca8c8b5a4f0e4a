'use client'

import { formatDate, toLocalDay } from '@producer-portal/domain/formatting'
import {
  type DelegationDetail,
  delegationDetailLabel,
  type DelegationStatus,
  parseDelegationStatus,
  neverUpdatedText,
  oppositeDelegationStatus,
} from '@producer-portal/domain/manage-access'
import {
  Button,
  Card,
  ConfirmModal,
  DescriptionList,
  DescriptionListSkeleton,
  LoadState,
  StatusBadge,
  Text,
  Stack,
  useLocale,
} from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { BreakableEmail } from '../../i18n/BreakableEmail.js'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { manageAccessMessages } from '../messages.js'

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[3]};
`

export interface GeneralInformationProps {
  /** The facts known about the person, or why it isn't. */
  detail: DelegationDetail | 'loading' | 'error'
  /** True if the user may suspend and reactivate the person; without that the section is left out. */
  canSuspend: boolean
  /** True if a change of the status is being saved. Default: false. */
  isSaving?: boolean
  /** Called with the new status when the user has confirmed it. Return a promise that settles with the save. */
  onStatusChange: (status: DelegationStatus) => Promise<unknown>
  /** Called by Retry when the facts failed to load. */
  onRetry: () => void
}

/** Use it on the General Information tab: facts about the person, and their suspension for agency managers. */
export function GeneralInformation({ detail, canSuspend, isSaving, onStatusChange, onRetry }: GeneralInformationProps) {
  const locale = useLocale()
  const t = useMessages(manageAccessMessages)
  const { toTerm } = useTerms()
  return (
    <LoadState
      value={detail}
      loadingLabel={t('personLoading')}
      skeleton={<DescriptionListSkeleton sections={[]} />}
      errorTitle={t('factsFailed')}
      onRetry={onRetry}
    >
      {(loaded) => {
        const status = parseDelegationStatus(loaded.status)
        return (
          <Stack gap={4}>
            <Card title={t('aboutTitle')}>
              <DescriptionList
                emptyText={t('notAvailable')}
                items={[
                  { term: t('role'), detail: loaded.role && toTerm(loaded.role) },
                  {
                    term: t('status'),
                    detail: loaded.status && (
                      <StatusBadge tone={status === 'active' ? 'success' : 'neutral'}>
                        {toTerm(delegationDetailLabel(status))}
                      </StatusBadge>
                    ),
                  },
                  { term: t('dob'), detail: formatDate(loaded.dob, locale) },
                  { term: t('email'), detail: loaded.email && <BreakableEmail>{loaded.email}</BreakableEmail> },
                  { term: t('firstUpdated'), detail: formatDate(toLocalDay(loaded.firstUpdated), locale) },
                  {
                    term: t('lastUpdated'),
                    detail: formatDate(toLocalDay(loaded.lastUpdated), locale) || toTerm(neverUpdatedText),
                  },
                ]}
              />
            </Card>
            {canSuspend && <Suspension status={status} isSaving={isSaving} onStatusChange={onStatusChange} />}
          </Stack>
        )
      }}
    </LoadState>
  )
}

interface SuspensionProps extends Pick<GeneralInformationProps, 'isSaving' | 'onStatusChange'> {
  status: DelegationStatus
}

/** Suspends an active person and reactivates a suspended one, after a question. */
function Suspension({ status, isSaving = false, onStatusChange }: SuspensionProps) {
  const t = useMessages(manageAccessMessages)
  const [isAsking, setAsking] = useState(false)
  // The question keeps its words while the answer is saved, which changes the status under it
  const [asked, setAsked] = useState(status)
  const isActive = asked === 'active'
  const ask = () => {
    setAsked(status)
    setAsking(true)
  }
  const change = async () => {
    await onStatusChange(oppositeDelegationStatus(asked))
    setAsking(false)
  }
  return (
    <Card title={t('accessTitle')}>
      <Words>
        <Text>{t('activeMeans')}</Text>
        <Text>{t('suspendedMeans')}</Text>
        <Button onClick={ask}>{t(status === 'active' ? 'suspend' : 'reactivate')}</Button>
      </Words>
      <ConfirmModal
        isOpen={isAsking}
        title={t(isActive ? 'suspendQuestion' : 'reactivateQuestion')}
        isDestructive={isActive}
        isMainAnswer={!isActive}
        cancelAction={{ label: t(isActive ? 'keepAccess' : 'keepSuspended'), onAction: () => setAsking(false) }}
        confirmAction={{
          label: t(isActive ? 'suspend' : 'reactivate'),
          onAction: () => void change(),
          isPending: isSaving,
        }}
      >
        {t(isActive ? 'suspendedMeans' : 'activeMeans')}
      </ConfirmModal>
    </Card>
  )
}
