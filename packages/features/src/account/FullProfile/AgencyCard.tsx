'use client'

import { type AccessUser, canSeeAgencyName } from '@producer-portal/domain/access'
import type { Profile } from '@producer-portal/domain/account'
import { Card } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { FactRow } from '../FactRow/FactRow.js'
import { Rows } from '../FactRow/FactRow.styles.js'
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
  return (
    <Card title={t('agencyDetails')} isFlush>
      <Rows as="dl">
        <FactRow name={t('agentNumber')} value={profile.agentNo} />
        <FactRow name={t('agencyNumber')} value={profile.agencyNo} />
        {canSeeAgencyName(user) && <FactRow name={t('agency')} value={profile.agencyName} />}
      </Rows>
    </Card>
  )
}
