'use client'

import {
  canEditProfile,
  canSeeAgencyName,
  canSeeSecurityQuestion,
  type AccessUser,
  type SignInMethod,
} from '@producer-portal/domain/access'
import { accountFieldIds, displayIdentity, type Profile } from '@producer-portal/domain/account'
import { Avatar, Card, PageHeader, Stack } from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
import { Fragment, forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { fieldViews } from '../ChangeField/field-views.js'
import { toContactFacts } from '../contact-facts.js'
import { EmailNote, type EmailNoteProps } from '../FactRow/EmailNote.js'
import { ContactRow } from '../FactRow/ContactRow.js'
import { FactRow } from '../FactRow/FactRow.js'
import { Rows } from '../FactRow/FactRow.styles.js'
import { accountMessages } from '../messages.js'
import { portalProfileHrefs, type ProfileHrefs } from './profile-hrefs.js'

const { space } = tokens

/** The name of the page is that of the person. */
const Person = styled.span`
  display: flex;
  gap: ${space[3]};
  align-items: center;
`

/** The editable data first, the agency next to it; below it on narrow windows. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${space[5]};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export interface FullProfileProps extends HTMLAttributes<HTMLElement>, Omit<EmailNoteProps, 'profile'> {
  /** The signed-in user; decides whether the profile may be changed. */
  user: AccessUser
  /** The profile that is shown. */
  profile: Profile
  /** The way the user signed in: an identity provider asks its own security questions. */
  signInMethod: SignInMethod
  /** The pages where each part is changed. Default: the addresses of the portal. */
  hrefs?: ProfileHrefs
  /** The part that was just changed: its link gets the focus when the page opens. Default: none. */
  changed?: keyof ProfileHrefs
  /** Further cards below the user's data. Default: none. */
  children?: ReactNode
}

/** Use it as the page where users see their data on file, with links to change it. */
export const FullProfile = forwardRef<HTMLElement, FullProfileProps>(function FullProfile(props, ref) {
  const { user, profile, signInMethod, hrefs = portalProfileHrefs, changed, children, ...others } = props
  const { confirmationState, onConfirmationResend, ...rest } = others
  const t = useMessages(accountMessages)
  const isEditable = canEditProfile(user)
  const { name, shortName } = displayIdentity(user, profile)
  const getLink = (part: keyof ProfileHrefs) => ({
    changeHref: isEditable ? hrefs[part] : undefined,
    isChanged: part === changed,
  })

  const phoneRows = (
    <>
      <ContactRow fact={toContactFacts(profile).mobilePhone} {...getLink('mobilePhone')} />
      <FactRow
        name={t('textAlerts')}
        value={t(profile.mobileOptIn ? 'textAlertsOptedIn' : 'textAlertsOptedOut')}
        {...getLink('textAlerts')}
      />
    </>
  )

  return (
    <Stack as="section" gap={5} ref={ref} {...rest}>
      <PageHeader
        title={
          <Person>
            <Avatar name={shortName} size="large" />
            <span>{name}</span>
          </Person>
        }
        description={isEditable ? undefined : t('profileReadOnly')}
      />
      <Columns>
        <Stack gap={5}>
          <Card title={t('signInDetails')} isFlush>
            <Rows as="dl">
              <FactRow name={t('userId')} value={profile.userId} />
              <FactRow name={t('password')} value={t('passwordNote')} {...getLink('password')} />
              {canSeeSecurityQuestion(signInMethod) && (
                <FactRow
                  name={t('securityQuestion')}
                  value={profile.challengeQuestion}
                  {...getLink('securityQuestion')}
                />
              )}
            </Rows>
          </Card>
          <Card title={t('personalDetails')} isFlush>
            <Rows as="dl">
              {accountFieldIds.map((id) => (
                <Fragment key={id}>
                  <FactRow
                    name={t(id)}
                    value={id === 'name' ? name : fieldViews[id].getOnFile(profile, user, t)}
                    note={id === 'email' && <EmailNote {...{ profile, confirmationState, onConfirmationResend }} />}
                    {...getLink(id)}
                  />
                  {id === 'email' && phoneRows}
                </Fragment>
              ))}
            </Rows>
          </Card>
          {children}
        </Stack>
        <AgencyCard user={user} profile={profile} />
      </Columns>
    </Stack>
  )
})

interface AgencyCardProps {
  /** The signed-in user; home office sees no agency name. */
  user: AccessUser
  /** The profile with the agent and the agency. */
  profile: Pick<Profile, 'agentNo' | 'agencyNo' | 'agencyName'>
}

/** The agent and the agency of the user. They can't be changed here. */
function AgencyCard({ user, profile }: AgencyCardProps) {
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
