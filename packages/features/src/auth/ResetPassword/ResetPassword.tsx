'use client'

import type { Failure } from '@producer-portal/domain/endpoint'
import { newPasswordForm } from '@producer-portal/domain/auth'
import { ArrowLeftIcon, Form } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { NewPassword } from '../../i18n/NewPassword.js'
import { newPasswordMessages } from '../../i18n/new-password-messages.js'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { HelpStep } from '../HelpStep/HelpStep.js'
import { signInHelpMessages } from '../messages.js'
import { SubmitButton } from '../SignInStep/SubmitButton.js'

/** The data sent: both exactly as typed. */
export interface PasswordChoice {
  readonly password: string
  readonly confirmation: string
}

export interface ResetPasswordProps extends HTMLAttributes<HTMLElement> {
  /** `saving` while the password is saved. Default: `ready`. */
  state?: 'ready' | 'saving'
  /** The reason it was not saved; shown and focused. A new object is a new failure. Entries stay. */
  failure?: Failure
  /** The URL of the sign-in page. */
  signInHref: string
  /** Called once every rule is met. */
  onPasswordSubmit: (choice: PasswordChoice) => void
}

/** Use it where an emailed link leads: a new password, twice, with its rules ticked as they are met. */
export const ResetPassword = forwardRef<HTMLElement, ResetPasswordProps>(function ResetPassword(
  { state = 'ready', failure, signInHref, onPasswordSubmit, ...rest },
  ref,
) {
  const t = useMessages(signInHelpMessages)
  const getErrorText = useErrorText(newPasswordMessages)
  return (
    <HelpStep
      ref={ref}
      title={t('resetTitle')}
      lead={t('resetLead')}
      failure={failure}
      links={[{ icon: ArrowLeftIcon, label: t('backToSignIn'), href: signInHref }]}
      {...rest}
    >
      {/* `post`, so that a password never lands in an address, should the page's script be missing */}
      <Form
        method="post"
        schema={newPasswordForm}
        getErrorText={getErrorText}
        isDisabled={state !== 'ready'}
        onValidSubmit={({ newPassword, newPasswordVerified }) =>
          onPasswordSubmit({ password: newPassword, confirmation: newPasswordVerified })
        }
      >
        <NewPassword rulesLabel={t('rules')} />
        <SubmitButton isPending={state === 'saving'} pendingText={t('saving')}>
          {t('savePassword')}
        </SubmitButton>
      </Form>
    </HelpStep>
  )
})
