'use client'

import {
  type AccessUser,
  canEditProfile,
  canSeeSecurityQuestion,
  type SignInMethod,
} from '@producer-portal/domain/access'
import { displayIdentity, type Profile } from '@producer-portal/domain/profile'
import { Card, PageHeader } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { AgencyCard } from './AgencyCard.js'
import { contactFacts } from './contact-facts.js'
import { ContactRow } from './ContactRow.js'
import { FactRow } from './FactRow.js'
import { Rows } from './FactRow.styles.js'
import * as S from './FullProfile.styles.js'
import { profileMessages } from './messages.js'
import { portalProfileHrefs, type ProfileHrefs } from './profile-hrefs.js'

export interface FullProfileProps extends HTMLAttributes<HTMLElement> {
  /** Who is signed in: decides whether the profile may be changed. */
  user: AccessUser
  profile: Profile
  /** How the user signed in: an identity provider asks its own security questions. */
  signInMethod: SignInMethod
  /** Where each part is changed. Default: the addresses of the portal. */
  hrefs?: ProfileHrefs
}

/** Use it as the page on which people see all that is on file about them, and find the way to change it. */
export const FullProfile = forwardRef<HTMLElement, FullProfileProps>(function FullProfile(
  { user, profile, signInMethod, hrefs = portalProfileHrefs, ...rest },
  ref,
) {
  const say = useMessages(profileMessages)
  const facts = contactFacts(profile)
  const isEditable = canEditProfile(user)
  const wayTo = (part: keyof ProfileHrefs) => (isEditable ? hrefs[part] : undefined)

  return (
    <S.Root ref={ref} {...rest}>
      <PageHeader title={say('profile')} description={isEditable ? undefined : say('profileReadOnly')} />
      <S.Columns>
        <S.Main>
          <Card title={say('signInDetails')} isFlush>
            <Rows as="dl">
              <FactRow name={say('userId')} value={profile.userId} />
              <FactRow name={say('password')} value={say('passwordNote')} changeHref={wayTo('password')} />
              {canSeeSecurityQuestion(signInMethod) && (
                <FactRow
                  name={say('securityQuestion')}
                  value={profile.challengeQuestion}
                  changeHref={wayTo('securityQuestion')}
                />
              )}
            </Rows>
          </Card>
          <Card title={say('personalDetails')} isFlush>
            <Rows as="dl">
              <FactRow name={say('name')} value={displayIdentity(user, profile).name} changeHref={wayTo('name')} />
              <ContactRow fact={facts.email} changeHref={wayTo('email')} />
              <ContactRow fact={facts.mobilePhone} changeHref={wayTo('mobilePhone')} />
              <FactRow
                name={say('textAlerts')}
                value={say(profile.mobileOptIn ? 'textAlertsOptedIn' : 'textAlertsOptedOut')}
                changeHref={wayTo('textAlerts')}
              />
              <ContactRow fact={facts.businessPhone} changeHref={wayTo('businessPhone')} />
            </Rows>
          </Card>
        </S.Main>
        <AgencyCard user={user} profile={profile} />
      </S.Columns>
    </S.Root>
  )
})
