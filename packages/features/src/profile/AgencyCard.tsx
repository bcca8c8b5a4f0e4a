'use client'

import { type AccessUser, canSeeAgencyName } from '@producer-portal/domain/access'
import type { Profile } from '@producer-portal/domain/profile'
import { Card, DescriptionList } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { profileMessages } from './messages.js'

export interface AgencyCardProps {
  /** Who is signed in: home office sees no agency name. */
  user: AccessUser
  profile: Pick<Profile, 'agentNo' | 'agencyNo' | 'agencyName'>
}

/** The side fields of the profile: where somebody belongs. Nobody changes them here. */
export function AgencyCard({ user, profile }: AgencyCardProps) {
  const say = useMessages(profileMessages)
  const agency = canSeeAgencyName(user) ? [{ term: say('agency'), detail: profile.agencyName }] : []
  return (
    <Card title={say('agencyDetails')}>
      <DescriptionList
        layout="rows"
        items={[
          { term: say('agentNumber'), detail: profile.agentNo },
          { term: say('agencyNumber'), detail: profile.agencyNo },
          ...agency,
        ]}
      />
    </Card>
  )
}
