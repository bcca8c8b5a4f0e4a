'use client'

import { canSendPasscode } from '@producer-portal/domain/session'
import { Button, Checkbox, Link, OneTimeCodeField } from '@producer-portal/ui'
import { type FormEvent, forwardRef, type HTMLAttributes, useRef, useState } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { SignInStep } from './SignInStep.js'
import * as S from './VerifyCode.styles.js'
import { twoFactorMessages } from './two-factor-messages.js'

/** How the code was sent. */
export type CodeMethod = 'email' | 'sms' | 'voice' | 'voice-home'

/** What is checked. */
export interface CodeEntry {
  /** Without blanks and hyphens. */
  readonly code: string
  readonly remembersDevice: boolean
}

/** Why a code was not taken, or none was sent; or the service's own words. */
export type CodeFailure =
  | { readonly kind: 'wrongCode' | 'sendFailed' | 'failed' | 'unreachable' }
  | { readonly message: string }

export interface VerifyCodeProps extends HTMLAttributes<HTMLElement> {
  method: CodeMethod
  /** `verifying` while the code is checked, `sending` while another one is on its way. Default: `ready`. */
  state?: 'ready' | 'verifying' | 'sending'
  /** It takes the focus; a new object is a new failure. What was typed stays. */
  failure?: CodeFailure
  /** Whether another code was sent just now. */
  isResent?: boolean
  /** Where another way to get the code is chosen; left out when there is none. */
  otherWayHref?: string
  /** Where it is told why a code is needed. */
  infoHref: string
  onCodeSubmit: (entry: CodeEntry) => void
  onCodeResend: () => void
}

const leads = {
  email: 'codeByEmail',
  sms: 'codeBySms',
  voice: 'codeByVoice',
  'voice-home': 'codeByHomeVoice',
} as const

/** Use it to enter the code that was sent. Nothing is sent before people say so, so that the box can be ticked. */
export const VerifyCode = forwardRef<HTMLElement, VerifyCodeProps>(function VerifyCode(
  { method, state = 'ready', failure, isResent = false, otherWayHref, infoHref, onCodeSubmit, onCodeResend, ...rest },
  ref,
) {
  const say = useMessages(twoFactorMessages)
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<'codeMissing' | 'codeInvalid'>()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = canSendPasscode(code) ? undefined : code === '' ? 'codeMissing' : 'codeInvalid'
    setProblem(wrong)
    if (wrong) field.current?.focus()
    else if (state === 'ready')
      onCodeSubmit({ code, remembersDevice: new FormData(event.currentTarget).has('remember') })
  }

  return (
    <SignInStep
      ref={ref}
      title={say('codeTitle')}
      lead={say(leads[method])}
      failure={failure && ('message' in failure ? failure.message : say(failure.kind))}
      failureKey={failure}
      success={isResent ? say('resent') : undefined}
      {...rest}
    >
      <S.Form noValidate onSubmit={submit}>
        <OneTimeCodeField
          ref={field}
          label={say('code')}
          value={code}
          error={problem && say(problem)}
          onValueChange={(next) => {
            setCode(next)
            setProblem(undefined)
          }}
        />
        <Checkbox name="remember" label={say('rememberDevice')} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          isBusy={state === 'verifying'}
          busyText={say('verifying')}
        >
          {say('verify')}
        </Button>
      </S.Form>
      <S.Ways>
        <Button
          variant="quiet"
          size="small"
          isBusy={state === 'sending'}
          busyText={say('sending')}
          onClick={onCodeResend}
        >
          {say('resend')}
        </Button>
        {otherWayHref && <Link href={otherWayHref}>{say('otherWay')}</Link>}
        <Link href={infoHref}>{say('why')}</Link>
      </S.Ways>
    </SignInStep>
  )
})
