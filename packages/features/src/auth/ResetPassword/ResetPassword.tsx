'use client'

import type { Failure } from '@producer-portal/domain/endpoint'
import { credentialLengths, isPasswordAcceptable, passwordChecklist } from '@producer-portal/domain/auth'
import { ArrowLeftIcon, Button, Checklist, PasswordField } from '@producer-portal/ui'
import { type FormEvent, forwardRef, type HTMLAttributes, useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { HelpStep } from '../HelpStep/HelpStep.js'
import * as S from '../HelpStep/HelpStep.styles.js'
import { signInHelpMessages } from '../messages.js'

/** The data sent: both exactly as typed. */
export interface PasswordChoice {
  readonly password: string
  readonly confirmation: string
}

export interface ResetPasswordProps extends HTMLAttributes<HTMLElement> {
  /** `saving` while the password is saved. Default: `ready`. */
  state?: 'ready' | 'saving'
  /** The reason it was not saved; shown and focused. A new object is a new failure. What was typed stays. */
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
  const passwordField = useRef<HTMLInputElement>(null)
  const confirmationField = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [isChecked, setChecked] = useState(false)
  const checks = passwordChecklist(password, confirmation)
  const isStrong = checks.every(({ rule, isMet }) => isMet || rule === 'match')
  const isConfirmed = password === confirmation

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isStrong) return passwordField.current?.focus()
    if (!isPasswordAcceptable(password, confirmation)) return confirmationField.current?.focus()
    if (state === 'ready') onPasswordSubmit({ password, confirmation })
  }

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
      <S.Form method="post" noValidate onSubmit={submit}>
        <PasswordField
          ref={passwordField}
          name="newPassword"
          label={t('password')}
          revealLabel={t('showPassword')}
          autoComplete="new-password"
          maxLength={credentialLengths.passwordInputMax}
          isFullWidth
          value={password}
          error={isChecked && !isStrong && t('passwordUnmet')}
          onChange={({ target }) => setPassword(target.value)}
        />
        <PasswordField
          ref={confirmationField}
          name="newPasswordVerified"
          label={t('confirmation')}
          revealLabel={t('showConfirmation')}
          autoComplete="new-password"
          maxLength={credentialLengths.passwordInputMax}
          isFullWidth
          value={confirmation}
          error={isChecked && isStrong && !isConfirmed && t('confirmationUnmet')}
          onChange={({ target }) => setConfirmation(target.value)}
        />
        <Checklist
          label={t('rules')}
          items={checks.map(({ rule, isMet }) => ({ id: rule, label: t(rule), isMet }))}
          showErrors={isChecked}
          metText={t('met')}
          notMetText={t('notMet')}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          isPending={state === 'saving'}
          pendingText={t('saving')}
        >
          {t('savePassword')}
        </Button>
      </S.Form>
    </HelpStep>
  )
})
