'use client'

import { credentialLengths } from '@producer-portal/domain/session'
import { ArrowLeftIcon, Button, Heading, MailIcon, PhoneIcon, Text, TextField, UserIcon } from '@producer-portal/ui'
import { type FormEvent, forwardRef, type HTMLAttributes, useId, useRef, useState } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { signInHelpMessages } from './sign-in-help-messages.js'
import { type SignInFailure, signInFailureText } from './sign-in-failure.js'
import * as S from './SignInHelp.styles.js'
import { SignInWays } from './SignInWays.js'

/** Where the ways lead that help with signing in. */
export interface SignInHelpHrefs {
  /** Where a forgotten user ID is found again. */
  readonly forgotUserId: string
  /** `tel:` address of the help desk. */
  readonly phone: string
  /** `mailto:` address of the help desk. */
  readonly email: string
  /** Back to the sign-in page. */
  readonly signIn: string
}

export interface SignInHelpProps extends HTMLAttributes<HTMLElement> {
  /** `sending` while the link is asked for. Default: `ready`. */
  state?: 'ready' | 'sending'
  /** Why the link could not be asked for; it takes the focus. A new object is a new failure. What was typed stays. */
  failure?: SignInFailure
  /** Where the other ways lead. */
  hrefs: SignInHelpHrefs
  /** Called with the user ID, without spaces around it. */
  onUserIdSubmit: (userId: string) => void
}

/** Use it for people who cannot sign in: a link for a new password first, then every other way. */
export const SignInHelp = forwardRef<HTMLElement, SignInHelpProps>(function SignInHelp(
  { state = 'ready', failure, hrefs, onUserIdSubmit, ...rest },
  ref,
) {
  const say = useMessages(signInHelpMessages)
  const [passwordId, moreId] = [useId(), useId()]
  const field = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const userId = field.current?.value.trim() ?? ''
    setMissing(userId === '')
    if (userId === '') field.current?.focus()
    else if (state === 'ready') onUserIdSubmit(userId)
  }

  return (
    <S.Step
      ref={ref}
      title={say('helpTitle')}
      failure={failure && signInFailureText(failure, say)}
      failureKey={failure}
      {...rest}
    >
      <S.Part aria-labelledby={passwordId}>
        <S.Words>
          <Heading level={2} size="md" id={passwordId}>
            {say('passwordTitle')}
          </Heading>
          <Text tone="muted">{say('passwordLead')}</Text>
        </S.Words>
        <S.Form noValidate onSubmit={submit}>
          <TextField
            ref={field}
            name="username"
            label={say('userId')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={credentialLengths.usernameMax}
            isFullWidth
            error={isMissing && say('userIdMissing')}
            onChange={() => setMissing(false)}
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            isFullWidth
            isBusy={state === 'sending'}
            busyText={say('sending')}
          >
            {say('sendLink')}
          </Button>
        </S.Form>
      </S.Part>
      <S.More aria-labelledby={moreId}>
        <Heading level={2} size="md" id={moreId}>
          {say('moreHelp')}
        </Heading>
        <SignInWays
          ways={[
            { glyph: UserIcon, label: say('forgotUserId'), href: hrefs.forgotUserId },
            { glyph: PhoneIcon, label: say('call'), href: hrefs.phone },
            { glyph: MailIcon, label: say('write'), href: hrefs.email },
            { glyph: ArrowLeftIcon, label: say('backToSignIn'), href: hrefs.signIn },
          ]}
        />
      </S.More>
    </S.Step>
  )
})
