'use client'

import { type AccessUser, isVerifyReadOnly } from '@producer-portal/domain/access'
import type { Profile } from '@producer-portal/domain/account'
import type { Failure } from '@producer-portal/domain/endpoint'
import { Banner, Button, ButtonGroup, Card, FormBanner, PageHeader, Stack } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, useMemo } from 'react'
import { toFormFailure } from '../../i18n/failure-texts.js'
import { useMessages } from '../../i18n/useMessages.js'
import { TextAlertsSwitch } from '../PreferenceSwitch/TextAlertsSwitch.js'
import { toContactFacts, type ContactName } from '../contact-facts.js'
import { EmailNote, type EmailNoteProps } from '../FactRow/EmailNote.js'
import { ContactRow } from '../FactRow/ContactRow.js'
import { Rows } from '../FactRow/FactRow.styles.js'
import { accountMessages } from '../messages.js'

export interface VerifyContactProps extends HTMLAttributes<HTMLElement>, Omit<EmailNoteProps, 'profile'> {
  /** The signed-in user; decides whether the contact data may be changed here. */
  user: AccessUser
  /** The profile with the contact data. */
  profile: Profile
  /** Says that the time to verify is over. Default: false. */
  isExpired?: boolean
  /** `confirming` shows a spinner on the button. Default: `ready`. */
  state?: 'ready' | 'confirming'
  /** The reason the last confirmation failed; shown and focused. A new object is a new failure. */
  failure?: Failure
  /** The reason the last choice of text alerts was not saved. */
  textAlertsFailure?: Failure
  /** The pages where each piece of contact data is changed. Default: the onboarding pages of the portal. */
  changeHrefs?: Readonly<Record<ContactName, string>>
  /** The part that was just changed: its link gets the focus when the page opens. Default: none. */
  changed?: ContactName
  /** Called with the new choice; save it. */
  onTextAlertsChange: (isOptedIn: boolean) => void
  /** Called by Confirm. */
  onContactConfirm: () => void
}

const portalChangeHrefs = {
  email: '/verify/email',
  mobilePhone: '/verify/mobile',
  businessPhone: '/verify/phone',
} as const

/** Use it when users must confirm their contact data before they can continue. */
export const VerifyContact = forwardRef<HTMLElement, VerifyContactProps>(function VerifyContact(props, ref) {
  const {
    user,
    profile,
    isExpired = false,
    state = 'ready',
    failure,
    textAlertsFailure,
    changeHrefs = portalChangeHrefs,
    changed,
    onTextAlertsChange,
    onContactConfirm,
    confirmationState,
    onConfirmationResend,
    ...rest
  } = props
  const t = useMessages(accountMessages)
  const banner = useMemo(
    () => failure && toFormFailure(failure, { failed: t('confirmFailed'), unreachable: t('unreachable') }),
    [failure, t],
  )
  const facts = toContactFacts(profile)
  const isReadOnly = isVerifyReadOnly(user)
  const row = (name: ContactName) => (
    <ContactRow
      fact={facts[name]}
      changeHref={isReadOnly ? undefined : changeHrefs[name]}
      isChanged={name === changed}
      note={name === 'email' && <EmailNote {...{ profile, confirmationState, onConfirmationResend }} />}
    />
  )

  return (
    <Stack as="section" gap={5} width="form" ref={ref} {...rest}>
      <PageHeader title={t('verifyContact')} description={t('verifyContactLead')} />
      {isExpired && (
        <Banner tone="warning" role="note">
          {t('verifyContactExpired')}
        </Banner>
      )}
      {banner && <FormBanner {...banner} />}
      <Card title={t('contactDetails')} isFlush>
        <Rows>
          <dl>{row('email')}</dl>
          <dl>{row('mobilePhone')}</dl>
          <TextAlertsSwitch
            isOptedIn={profile.mobileOptIn ?? false}
            disabledReason={isReadOnly ? 'read-only' : facts.mobilePhone.value === null ? 'no-phone' : undefined}
            failure={textAlertsFailure}
            onOptInChange={onTextAlertsChange}
          />
          <dl>{row('businessPhone')}</dl>
        </Rows>
      </Card>
      <ButtonGroup isStackedOnPhone>
        <Button
          variant="primary"
          isPending={state === 'confirming'}
          pendingText={t('confirming')}
          onClick={onContactConfirm}
        >
          {t('confirm')}
        </Button>
      </ButtonGroup>
    </Stack>
  )
})
