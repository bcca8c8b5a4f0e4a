'use client'

import { Button, Checkbox, Disclosure, Heading, Link, Text, TextField } from '@producer-portal/ui'
import { type FormEvent, forwardRef, type HTMLAttributes, useId } from 'react'
import { useMessages } from '../messages/use-messages.js'
import * as S from './LoginWidget.styles.js'
import { sessionMessages } from './messages.js'
import type { SignInFailure } from './sign-in-failure.js'
import { SignInNotice, type SignInReason } from './SignInNotice.js'

/** What the identity provider is told before people get there. */
export interface IdentityStart {
  /** Without spaces around it; may be empty. */
  readonly username: string
  readonly remembersDevice: boolean
}

export interface LoginWidgetProps extends HTMLAttributes<HTMLElement> {
  /** `leaving`: on the way to the identity provider; `returning`: back from it, being signed in. Default: `ready`. */
  state?: 'ready' | 'leaving' | 'returning'
  /** Why the last attempt failed; it takes the focus. A new object is a new failure. */
  failure?: SignInFailure
  /** Why the reader is here; nothing is said by default. */
  notice?: SignInReason
  /** Where a forgotten password is replaced. */
  forgotPasswordHref: string
  /** Where a forgotten user ID and all other questions are answered. */
  questionsHref: string
  /** Called when people go on to the identity provider. */
  onSignInStart: (start: IdentityStart) => void
  /** Called when people want an account. */
  onRegisterStart: () => void
}

/** Use it where producers sign in with an identity provider: it leads there, and the password is typed there. */
export const LoginWidget = forwardRef<HTMLElement, LoginWidgetProps>(function LoginWidget(
  { state = 'ready', failure, notice, forgotPasswordHref, questionsHref, onSignInStart, onRegisterStart, ...rest },
  ref,
) {
  const say = useMessages(sessionMessages)
  const titleId = useId()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const username = String(data.get('username') ?? '').trim()
    if (state === 'ready') onSignInStart({ username, remembersDevice: data.has('remember') })
  }

  return (
    <S.Root ref={ref} aria-labelledby={titleId} {...rest}>
      <S.Titles>
        <Heading level={1} id={titleId}>
          {say('title')}
        </Heading>
        <Text tone="muted">{say('widgetLead')}</Text>
      </S.Titles>
      <SignInNotice failure={failure} notice={notice} />
      <S.Form noValidate onSubmit={submit}>
        <TextField
          name="username"
          label={say('userName')}
          hint={say('userNameHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          isFullWidth
        />
        <Checkbox name="remember" label={say('rememberDevice')} />
        <S.Actions>
          <Button
            type="submit"
            variant="primary"
            size="large"
            isFullWidth
            isBusy={state !== 'ready'}
            busyText={say(state === 'returning' ? 'returning' : 'leaving')}
          >
            {say('signIn')}
          </Button>
          <Button size="large" isFullWidth onClick={onRegisterStart}>
            {say('register')}
          </Button>
        </S.Actions>
      </S.Form>
      <Disclosure title={say('help')}>
        <S.Links>
          <Link href={forgotPasswordHref}>{say('forgotPassword')}</Link>
          <Link href={questionsHref}>{say('questions')}</Link>
        </S.Links>
      </Disclosure>
    </S.Root>
  )
})
