'use client'

import type { Failure } from '@producer-portal/domain/endpoint'
import { Button, Checkbox, Disclosure, Form, Heading, Link, Text, TextField, Stack } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { forwardRef, type HTMLAttributes, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { authMessages } from '../messages.js'
import { SignInNotice, type SignInReason } from '../SignInNotice/SignInNotice.js'
import { Titles } from '../SignInStep/SignInStep.styles.js'
import { SubmitButton } from '../SignInStep/SubmitButton.js'
import { useFocusOnArrival } from '../SignInStep/useFocusOnArrival.js'

const Root = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
  inline-size: 100%;
`

const Links = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;
  padding-block-start: ${tokens.space[2]};
`

/** The parameters the identity provider needs to start a sign-in. */
export interface IdentityStart {
  /** Without spaces around it; may be empty. */
  readonly username: string
  readonly remembersDevice: boolean
}

export interface LoginWidgetProps extends HTMLAttributes<HTMLElement> {
  /** `leaving`: redirecting to the identity provider; `returning`: completing the sign-in. Default: `ready`. */
  state?: 'ready' | 'leaving' | 'returning'
  /** The reason the last attempt failed; shown and focused. A new object is a new failure. */
  failure?: Failure
  /** The reason the user has to sign in. Default: no notice. */
  notice?: SignInReason
  /** The page where a forgotten password is replaced. */
  forgotPasswordHref: string
  /** The page where a forgotten user ID and all other questions are answered. */
  questionsHref: string
  /** Called by 'Sign In'; redirect to the identity provider. */
  onSignInStart: (start: IdentityStart) => void
  /** Called by Register. */
  onRegisterStart: () => void
}

/** Use it where producers sign in with an identity provider: it leads there, and the password is typed there. */
export const LoginWidget = forwardRef<HTMLElement, LoginWidgetProps>(function LoginWidget(
  { state = 'ready', failure, notice, forgotPasswordHref, questionsHref, onSignInStart, onRegisterStart, ...rest },
  ref,
) {
  const t = useMessages(authMessages)
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading)

  const start = ({ username, remember }: Readonly<Record<string, unknown>>) =>
    onSignInStart({ username: String(username).trim(), remembersDevice: remember !== undefined })

  return (
    <Root ref={ref} aria-labelledby={titleId} {...rest}>
      <Titles>
        <Heading ref={heading} level={1} id={titleId} tabIndex={-1}>
          {t('title')}
        </Heading>
        <Text tone="muted">{t('widgetLead')}</Text>
      </Titles>
      <SignInNotice failure={failure} notice={notice} />
      <Form isDisabled={state !== 'ready'} onValidSubmit={start}>
        <TextField
          name="username"
          label={t('userId')}
          hint={t('userNameHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          isFullWidth
        />
        <Checkbox name="remember" label={t('rememberDevice')} />
        <Stack gap={3}>
          <SubmitButton isPending={state !== 'ready'} pendingText={t(state === 'returning' ? 'returning' : 'leaving')}>
            {t('signIn')}
          </SubmitButton>
          <Button size="large" isFullWidth onClick={onRegisterStart}>
            {t('register')}
          </Button>
        </Stack>
      </Form>
      <Disclosure title={t('help')}>
        <Links>
          <Link href={forgotPasswordHref}>{t('forgotPassword')}</Link>
          <Link href={questionsHref}>{t('questions')}</Link>
        </Links>
      </Disclosure>
    </Root>
  )
})
