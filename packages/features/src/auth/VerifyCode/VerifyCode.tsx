'use client'

import { codeForm, type CodeFailure, isWrongCode, type VerificationMethod } from '@producer-portal/domain/auth'
import { Checkbox, Form, Link, OneTimeCodeField } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, useMemo } from 'react'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { useResend } from '../../i18n/useResend.js'
import { twoFactorMessages } from '../messages.js'
import { SignInStep } from '../SignInStep/SignInStep.js'
import { CodeFailureText, getLastDigits, VerifyFooter } from '../VerifyStep/VerifyStep.js'
import * as S from '../VerifyStep/VerifyStep.styles.js'
import { SubmitButton } from '../SignInStep/SubmitButton.js'

/** The checks made. */
export interface CodeEntry {
  /** Without blanks and hyphens. */
  readonly code: string
  readonly remembersDevice: boolean
}

export interface VerifyCodeProps extends HTMLAttributes<HTMLElement> {
  /** The way the code was sent. */
  method: VerificationMethod
  /** The contact it went to, masked: an email address or a phone number. */
  contact: string
  /** `verifying` while the code is checked, `sending` while a new one is sent. Default: `ready`. */
  state?: 'ready' | 'verifying' | 'sending'
  /** A wrong code is said at the box and selected in it, anything else above. A new object is a new failure. */
  failure?: CodeFailure
  /** The number of other codes that were sent since; each empties the box. Default: 0. */
  resentCount?: number
  /** Seconds after a code during which no other is sent. Default: 0. */
  resendWait?: number
  /** The URL of the page with other ways to get a code. Default: no link. */
  otherWayHref?: string
  /** The URL of the page that explains why a code is needed. */
  infoHref: string
  /** Called with what was typed, once it can be a code. */
  onCodeSubmit: (entry: CodeEntry) => void
  /** Called for a new code. */
  onCodeResend: () => void
  /** Called by Cancel. */
  onCancel: () => void
}

const leads = { email: 'codeByEmail', sms: 'codeBySms', voice: 'codeByVoice', 'voice-home': 'codeByHomeVoice' } as const

/** Use it to enter the code that was sent. The user submits it, so that they can check the box first. */
export const VerifyCode = forwardRef<HTMLElement, VerifyCodeProps>(function VerifyCode(props, ref) {
  const { method, contact, state = 'ready', failure, resentCount = 0, infoHref, ...handlers } = props
  const { resendWait = 0, otherWayHref, onCodeSubmit, onCodeResend, onCancel, ...rest } = handlers
  const t = useMessages(twoFactorMessages)
  const getErrorText = useErrorText(twoFactorMessages)
  const isEmail = method === 'email'
  const isWrong = failure !== undefined && isWrongCode(failure)

  const wrongCode = useMemo(
    () => (failure && isWrong ? { fields: { code: t('wrongCode') } } : undefined),
    [failure, isWrong, t],
  )
  const resend = useResend({
    // A code that no longer counts is no reason to wait for the next
    wait: failure && !isWrong ? 0 : resendWait,
    codesSent: resentCount,
    isSending: state === 'sending',
    onResend: onCodeResend,
  })

  return (
    <SignInStep
      ref={ref}
      title={t('codeTitle')}
      lead={t(leads[method], { contact: isEmail ? contact : getLastDigits(contact) })}
      failure={failure && !isWrong && <CodeFailureText failure={failure} />}
      failureKey={failure}
      success={
        resentCount > 0 && !failure && <span key={resentCount}>{t(isEmail ? 'resentByEmail' : 'resentToPhone')}</span>
      }
      {...rest}
    >
      <Form
        schema={codeForm}
        getErrorText={getErrorText}
        failure={wrongCode}
        isDisabled={state !== 'ready'}
        onValidSubmit={({ code, remember }) => onCodeSubmit({ code, remembersDevice: remember !== undefined })}
      >
        {/* Another code empties the box */}
        <OneTimeCodeField key={resentCount} name="code" data-entry-focus label={t('code')} isFullWidth />
        <Checkbox name="remember" label={t('rememberDevice')} />
        <SubmitButton isPending={state === 'verifying'} pendingText={t('verifying')}>
          {t('verify')}
        </SubmitButton>
      </Form>
      <S.Resend>
        <S.LinkButton {...resend.button}>
          {t(method === 'voice' || method === 'voice-home' ? 'callAgain' : 'resend')}
        </S.LinkButton>
        {resend.secondsLeft && <span aria-hidden>{t('resendIn', { seconds: resend.secondsLeft })}</span>}
        {resend.reason}
      </S.Resend>
      {otherWayHref && <Link href={otherWayHref}>{t('otherWay')}</Link>}
      <VerifyFooter infoHref={infoHref} onCancel={onCancel} />
    </SignInStep>
  )
})
