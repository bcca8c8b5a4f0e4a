'use client'

import { type AccessUser, isVerifyReadOnly } from '@producer-portal/domain/access'
import type { Profile } from '@producer-portal/domain/profile'
import { Banner, Button, ButtonGroup, Card, PageHeader } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, useMemo } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { type ChoiceFailure, type ConfirmFailure, confirmFailureReasons } from './contact-failure.js'
import { type ContactName, contactFacts } from './contact-facts.js'
import { ContactRow } from './ContactRow.js'
import { Rows } from './FactRow.styles.js'
import { profileMessages } from './messages.js'
import { SaveFailure } from './SaveFailure.js'
import { TextAlertsChoice } from './TextAlertsChoice.js'
import * as S from './VerifyContact.styles.js'

export interface VerifyContactProps extends HTMLAttributes<HTMLElement> {
  /** Who is signed in: decides whether the contact data may be changed here. */
  user: AccessUser
  /** The profile with the contact data. */
  profile: Profile
  /** Says that the time to verify is over. Default: false. */
  isExpired?: boolean
  /** `confirming` shows on the button that the answer is on its way. Default: `ready`. */
  state?: 'ready' | 'confirming'
  /** Why the last confirmation failed; it takes the focus. A new object is a new failure. */
  failure?: ConfirmFailure
  /** Why the last choice of text alerts was not saved. */
  textAlertsFailure?: ChoiceFailure
  /** Where each piece of contact data is changed. Default: the onboarding pages of the portal. */
  changeHrefs?: Readonly<Record<ContactName, string>>
  onTextAlertsChange: (isOptedIn: boolean) => void
  onContactConfirm: () => void
}

const portalChangeHrefs = {
  email: '/verify/email',
  mobilePhone: '/verify/mobile',
  businessPhone: '/verify/phone',
} as const

/** Use it when people must check from time to time whether their contact data still holds, before they go on. */
export const VerifyContact = forwardRef<HTMLElement, VerifyContactProps>(function VerifyContact(props, ref) {
  const {
    user,
    profile,
    isExpired = false,
    state = 'ready',
    failure,
    textAlertsFailure,
    changeHrefs = portalChangeHrefs,
    onTextAlertsChange,
    onContactConfirm,
    ...rest
  } = props
  const say = useMessages(profileMessages)
  const reasons = useMemo(() => failure && confirmFailureReasons(failure, say), [failure, say])
  const facts = contactFacts(profile)
  const isReadOnly = isVerifyReadOnly(user)
  const row = (name: ContactName) => (
    <ContactRow fact={facts[name]} changeHref={isReadOnly ? undefined : changeHrefs[name]} />
  )

  return (
    <S.Root ref={ref} {...rest}>
      <PageHeader title={say('verifyContact')} description={say('verifyContactLead')} />
      {isExpired && (
        <Banner tone="warning" role="note">
          {say('verifyContactExpired')}
        </Banner>
      )}
      {reasons && <SaveFailure reasons={reasons} />}
      <Card title={say('contactDetails')} isFlush>
        <Rows>
          <dl>{row('email')}</dl>
          <dl>{row('mobilePhone')}</dl>
          <TextAlertsChoice
            isOptedIn={profile.mobileOptIn ?? false}
            obstacle={isReadOnly ? 'read-only' : facts.mobilePhone.value === null ? 'no-phone' : undefined}
            failure={textAlertsFailure}
            onOptInChange={onTextAlertsChange}
          />
          <dl>{row('businessPhone')}</dl>
        </Rows>
      </Card>
      <ButtonGroup isStackedOnPhone>
        <Button
          variant="primary"
          isBusy={state === 'confirming'}
          busyText={say('confirming')}
          onClick={onContactConfirm}
        >
          {say('confirm')}
        </Button>
      </ButtonGroup>
    </S.Root>
  )
})
