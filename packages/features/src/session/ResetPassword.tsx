'use client'

import { credentialLengths, isPasswordAcceptable, passwordChecklist } from '@producer-portal/domain/session'
import { ArrowLeftIcon, Button, Checklist, PasswordField } from '@producer-portal/ui'
import { type FormEvent, forwardRef, type HTMLAttributes, useRef, useState } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { signInHelpMessages } from './sign-in-help-messages.js'
import { type SignInFailure, signInFailureText } from './sign-in-failure.js'
import * as S from './SignInHelp.styles.js'
import { SignInWays } from './SignInWays.js'

/** What is sent: both exactly as typed. */
export interface PasswordChoice {
  readonly password: string
  readonly confirmation: string
}

export interface ResetPasswordProps extends HTMLAttributes<HTMLElement> {
  /** `saving` while the password is on its way. Default: `ready`. */
  state?: 'ready' | 'saving'
  /** Why it was not saved; it takes the focus. A new object is a new failure. What was typed stays. */
  failure?: SignInFailure
  signInHref: string
  /** Called once every rule is met. */
  onPasswordSubmit: (choice: PasswordChoice) => void
}

/** Use it where an emailed link leads: a new password, twice, with its rules ticked as they are met. */
export const ResetPassword = forwardRef<HTMLElement, ResetPasswordProps>(function ResetPassword(
  { state = 'ready', failure, signInHref, onPasswordSubmit, ...rest },
  ref,
) {
  const say = useMessages(signInHelpMessages)
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
    <S.Step
      ref={ref}
      title={say('resetTitle')}
      lead={say('resetLead')}
      failure={failure && signInFailureText(failure, say)}
      failureKey={failure}
      {...rest}
    >
      {/* `post`, so that a password never lands in an address, should the page's script be missing */}
      <S.Form method="post" noValidate onSubmit={submit}>
        <PasswordField
          ref={passwordField}
          name="newPassword"
          label={say('password')}
          autoComplete="new-password"
          maxLength={credentialLengths.passwordInputMax}
          isFullWidth
          value={password}
          error={isChecked && !isStrong && say('passwordUnmet')}
          onChange={({ target }) => setPassword(target.value)}
        />
        <PasswordField
          ref={confirmationField}
          name="newPasswordVerified"
          label={say('confirmation')}
          autoComplete="new-password"
          maxLength={credentialLengths.passwordInputMax}
          isFullWidth
          value={confirmation}
          error={isChecked && isStrong && !isConfirmed && say('confirmationUnmet')}
          onChange={({ target }) => setConfirmation(target.value)}
        />
        <Checklist
          label={say('rules')}
          items={checks.map(({ rule, isMet }) => ({ id: rule, label: say(rule), isMet }))}
          isChecked={isChecked}
          metText={say('met')}
          notMetText={say('notMet')}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          isBusy={state === 'saving'}
          busyText={say('saving')}
        >
          {say('savePassword')}
        </Button>
      </S.Form>
      <S.More>
        <SignInWays ways={[{ glyph: ArrowLeftIcon, label: say('backToSignIn'), href: signInHref }]} />
      </S.More>
    </S.Step>
  )
})
