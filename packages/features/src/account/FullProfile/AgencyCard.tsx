'use client'

import { type AccessUser, canSeeAgencyName } from '@producer-portal/domain/access'
import type { Profile } from '@producer-portal/domain/account'
import { Card, DescriptionList } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { accountMessages } from '../messages.js'

export interface AgencyCardProps {
  /** The signed-in user; home office sees no agency name. */
  user: AccessUser
  /** The profile with the agent and the agency. */
  profile: Pick<Profile, 'agentNo' | 'agencyNo' | 'agencyName'>
}

/** The agent and the agency of the user. They can't be changed here. */
export function AgencyCard({ user, profile }: AgencyCardProps) {
  const t = useMessages(accountMessages)
  const agency = canSeeAgencyName(user) ? [{ term: t('agency'), detail: profile.agencyName }] : []
  return (
    <Card title={t('agencyDetails')}>
      <DescriptionList
        layout="rows"
        items={[
          { term: t('agentNumber'), detail: profile.agentNo },
          { term: t('agencyNumber'), detail: profile.agencyNo },
          ...agency,
        ]}
      />
    </Card>
  )
}
