'use client'

import { emailMax, isEmail } from '@producer-portal/domain/profile'
import { ArrowLeftIcon, Button, TextField } from '@producer-portal/ui'
import { type FormEvent, forwardRef, type HTMLAttributes, useRef, useState } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { signInHelpMessages } from './sign-in-help-messages.js'
import { type SignInFailure, signInFailureText } from './sign-in-failure.js'
import * as S from './SignInHelp.styles.js'
import { SignInWays } from './SignInWays.js'

export interface ForgotUserIdProps extends HTMLAttributes<HTMLElement> {
  /** `sending` while the user ID is asked for. Default: `ready`. */
  state?: 'ready' | 'sending'
  /** Why it could not be asked for; it takes the focus. A new object is a new failure. What was typed stays. */
  failure?: SignInFailure
  /** Where all other help is. */
  helpHref: string
  /** Called with an email address, without spaces around it. */
  onEmailSubmit: (email: string) => void
}

/** Use it for people who forgot their user ID: it goes to the email address of their account. */
export const ForgotUserId = forwardRef<HTMLElement, ForgotUserIdProps>(function ForgotUserId(
  { state = 'ready', failure, helpHref, onEmailSubmit, ...rest },
  ref,
) {
  const say = useMessages(signInHelpMessages)
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<'emailMissing' | 'emailInvalid'>()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = field.current?.value.trim() ?? ''
    const wrong = isEmail(email) ? undefined : email === '' ? 'emailMissing' : 'emailInvalid'
    setProblem(wrong)
    if (wrong) field.current?.focus()
    else if (state === 'ready') onEmailSubmit(email)
  }

  return (
    <S.Step
      ref={ref}
      title={say('userIdTitle')}
      lead={say('userIdLead')}
      failure={failure && signInFailureText(failure, say)}
      failureKey={failure}
      {...rest}
    >
      <S.Form noValidate onSubmit={submit}>
        <TextField
          ref={field}
          type="email"
          name="email"
          label={say('email')}
          autoComplete="email"
          maxLength={emailMax}
          isFullWidth
          error={problem && say(problem)}
          onChange={() => setProblem(undefined)}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          isBusy={state === 'sending'}
          busyText={say('sending')}
        >
          {say('sendUserId')}
        </Button>
      </S.Form>
      <S.More>
        <SignInWays ways={[{ glyph: ArrowLeftIcon, label: say('backToHelp'), href: helpHref }]} />
      </S.More>
    </S.Step>
  )
})
