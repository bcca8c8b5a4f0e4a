'use client'

import { signInForm } from '@producer-portal/domain/auth'
import type { Failure } from '@producer-portal/domain/endpoint'
import { Form, Heading, Link, PasswordField, Text, TextField } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { authMessages } from '../messages.js'
import { isRejected, SignInNotice, type SignInReason } from '../SignInNotice/SignInNotice.js'
import * as S from '../SignInStep/SignInStep.styles.js'
import { useFocusOnArrival } from '../SignInStep/useFocusOnArrival.js'
import { SubmitButton } from '../SignInStep/SubmitButton.js'

/** The entered credentials. */
export interface SignInCredentials {
  /** As typed, without spaces around it. */
  readonly username: string
  /** Exactly as typed. */
  readonly password: string
}

export interface LegacyLoginProps extends HTMLAttributes<HTMLElement> {
  /** `signingIn` shows a spinner on the button. Default: `ready`. */
  state?: 'ready' | 'signingIn'
  /**
   * The reason the last attempt failed; shown above the form. After a refusal the password has the focus and is
   * selected, after anything else the failure has the focus. A new object is a new failure.
   */
  failure?: Failure
  /** The reason the user has to sign in. Default: no notice. */
  notice?: SignInReason
  /** The address of the help for signing in. */
  helpHref: string
  /** Called with what was typed, once both fields have something in them. */
  onCredentialsSubmit: (credentials: SignInCredentials) => void
}

/** Use it where producers sign in with a user name and a password of the portal's own. */
export const LegacyLogin = forwardRef<HTMLElement, LegacyLoginProps>(function LegacyLogin(
  { state = 'ready', failure, notice, helpHref, onCredentialsSubmit, ...rest },
  ref,
) {
  const t = useMessages(authMessages)
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading)
  const getErrorText = useErrorText(authMessages)
  const [hasCapsLock, setCapsLock] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isRejected(failure)) return
    password.current?.focus()
    password.current?.select()
  }, [failure])

  return (
    <S.Root ref={ref} aria-labelledby={titleId} {...rest}>
      <S.Titles>
        <Heading ref={heading} level={1} id={titleId} tabIndex={-1}>
          {t('title')}
        </Heading>
        <Text tone="muted">{t('lead')}</Text>
      </S.Titles>
      <SignInNotice failure={failure} notice={notice} helpHref={helpHref} takesFocus={!isRejected(failure)} />
      {/* `post`, so that a password never lands in an address, should the page's script be missing */}
      <Form
        method="post"
        schema={signInForm}
        getErrorText={getErrorText}
        isDisabled={state !== 'ready'}
        onValidSubmit={onCredentialsSubmit}
      >
        <TextField
          name="username"
          label={t('userId')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          isFullWidth
        />
        <PasswordField
          ref={password}
          name="password"
          label={t('password')}
          isFullWidth
          hint={hasCapsLock && t('capsLock')}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <SubmitButton isPending={state === 'signingIn'} pendingText={t('signingIn')}>
          {t('signIn')}
        </SubmitButton>
      </Form>
      <Link href={helpHref}>{t('help')}</Link>
    </S.Root>
  )
})
