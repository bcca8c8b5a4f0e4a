'use client'

import { type AccessUser, canSeeAgencyName } from '@producer-portal/domain/access'
import { displayIdentity, type Profile } from '@producer-portal/domain/account'
import { Avatar, Card } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { toContactFacts } from '../contact-facts.js'
import { ContactRow } from '../FactRow/ContactRow.js'
import { FactRow } from '../FactRow/FactRow.js'
import { Root, Rows } from '../FactRow/FactRow.styles.js'
import { accountMessages } from '../messages.js'

const Title = styled.span`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  min-inline-size: 0;
`

/** The value below its name: both fit the narrow column, an email on one line. */
const Facts = styled(Rows).attrs({ as: 'dl' })`
  ${Root} {
    grid-template: 'term' 'value' / minmax(0, 1fr);
    gap: 0;
    padding-block: ${tokens.space[2]};
  }
`

export interface AccountFactsProps {
  /** The signed-in user; home office sees no agency name. */
  user: AccessUser
  /** The profile with what is on file. */
  profile: Profile
  /** True if the page shows the contact data itself. Default: false. */
  hidesContact?: boolean
}

/** The facts on file about the user, in view beside the page that changes a part of them. */
export function AccountFacts({ user, profile, hidesContact = false }: AccountFactsProps) {
  const t = useMessages(accountMessages)
  const { name, shortName } = displayIdentity(user, profile)
  const { email, mobilePhone, businessPhone } = toContactFacts(profile)
  const title = (
    <Title>
      <Avatar name={shortName} />
      <span>{name}</span>
    </Title>
  )
  return (
    <Card title={title} isFlush>
      <Facts>
        <FactRow name={t('userId')} value={profile.userId} />
        {!hidesContact && [email, mobilePhone, businessPhone].map((fact) => <ContactRow key={fact.name} fact={fact} />)}
        <FactRow name={t('agentNumber')} value={profile.agentNo} />
        <FactRow name={t('agencyNumber')} value={profile.agencyNo} />
        {canSeeAgencyName(user) && <FactRow name={t('agency')} value={profile.agencyName} />}
      </Facts>
    </Card>
  )
}
