'use client'

import { canSendPasscode } from '@producer-portal/domain/auth'
import {
  Button,
  ButtonGroup,
  OneTimeCodeField,
  Text,
  useAnnounce,
  useSecondsLeft,
  VisuallyHidden,
} from '@producer-portal/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import * as S from '../AccountForm/AccountForm.styles.js'
import { mobilePhoneMessages } from '../messages.js'

export interface MobileCodeFormProps {
  /** `verifying` while the code is checked, `sending` while a new one is sent. */
  state: 'ready' | 'verifying' | 'sending'
  /** The number of codes that were sent; another one empties the box. */
  codesSent: number
  /** Seconds from one code to the next. */
  resendWait: number
  /** Says that the last code was wrong; a new object says so again. */
  wrongCode: object | undefined
  /** Called with a code that has the form of one. */
  onCodeSubmit: (code: string) => void
  /** Called by 'Send another code'. */
  onCodeResend: () => void
  /** Called by Cancel. */
  onCancel: () => void
}

/** The box for the code of a new mobile phone. A wrong code is selected in it, so that the next one replaces it. */
export function MobileCodeForm(props: MobileCodeFormProps) {
  const { state, codesSent, resendWait, wrongCode, onCodeSubmit, onCodeResend, onCancel } = props
  const t = useMessages(mobilePhoneMessages)
  const announce = useAnnounce()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [seenCodes, setSeenCodes] = useState(codesSent)
  const [problem, setProblem] = useState<'codeMissing' | 'codeInvalid'>()
  /** The wrong code after which something else was typed. */
  const [corrected, setCorrected] = useState<object>()
  const waitId = useId()
  const left = useSecondsLeft(resendWait, codesSent)
  const error = problem ?? (wrongCode !== corrected ? 'wrongCode' : undefined)

  if (seenCodes !== codesSent) {
    setSeenCodes(codesSent)
    setCode('')
    setProblem(undefined)
  }
  useEffect(() => {
    if (wrongCode === undefined) return
    // If the focus is already in the field, focusing it again announces nothing.
    if (document.activeElement === field.current) announce(t('wrongCode'), 'assertive')
    field.current?.focus()
    field.current?.select()
  }, [wrongCode, announce, t])

  const change = (next: string) => {
    setCode(next)
    setProblem(undefined)
    setCorrected(wrongCode)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = canSendPasscode(code) ? undefined : code === '' ? 'codeMissing' : 'codeInvalid'
    setProblem(wrong)
    if (wrong) field.current?.focus()
    else if (state === 'ready') onCodeSubmit(code)
  }

  return (
    <S.Form noValidate onSubmit={submit}>
      <OneTimeCodeField
        ref={field}
        data-entry-focus
        label={t('code')}
        aria-required
        value={code}
        error={error && t(error)}
        onValueChange={change}
      />
      <ButtonGroup isStackedOnPhone>
        <Button type="submit" variant="primary" isPending={state === 'verifying'} pendingText={t('verifying')}>
          {t('verify')}
        </Button>
        <Button
          isPending={state === 'sending'}
          pendingText={t('sending')}
          aria-disabled={left > 0}
          aria-describedby={left > 0 ? waitId : undefined}
          onClick={onCodeResend}
        >
          {t('resend')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </ButtonGroup>
      {left > 0 && (
        <>
          <Text tone="muted" isNumeric aria-hidden>
            {t('resendIn', { seconds: String(left) })}
          </Text>
          <VisuallyHidden id={waitId}>{t('resendWait', { seconds: String(resendWait) })}</VisuallyHidden>
        </>
      )}
    </S.Form>
  )
}
