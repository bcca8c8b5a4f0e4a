'use client'

import { formatPhone } from '@producer-portal/domain/account'
import { failureReasons } from '@producer-portal/domain/endpoint'
import { codeForm, type CodeFailure, codeFailureReasons, isCodeEnded, isWrongCode } from '@producer-portal/domain/auth'
import {
  Banner,
  Button,
  ButtonGroup,
  Form,
  FormBanner,
  Link,
  OneTimeCodeField,
  PageHeader,
  StatusRegion,
  Text,
  Stack,
} from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, useMemo } from 'react'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { useResend } from '../../i18n/useResend.js'
import { mobilePhoneMessages } from '../messages.js'

export interface VerifyMobilePhoneProps extends HTMLAttributes<HTMLElement> {
  /** The new number, to which the code went. */
  phone: string
  /** The number of codes went there: the first is said to be sent, others to be resent, and each empties the box. */
  codesSent: number
  /** Seconds until another code can be asked for, after each code. Default: none. */
  resendWait?: number
  /** `verifying` while the code is checked, `sending` while a new one is sent. Default: `ready`. */
  state?: 'ready' | 'verifying' | 'sending'
  /** A wrong code is said at the box and selected in it, anything else above. A new object is a new failure. */
  failure?: CodeFailure
  /** The page where the number is entered. */
  numberHref: string
  /** Called with a code, without blanks and hyphens, once it can be one. */
  onCodeSubmit: (code: string) => void
  /** Called for a new code. */
  onCodeResend: () => void
  /** Called to enter the number again after this change has ended. */
  onStartAgain: () => void
  /** Called by Cancel. */
  onCancel: () => void
}

/** Use it to enter the code that was sent to a new mobile phone. The user submits it. */
export const VerifyMobilePhone = forwardRef<HTMLElement, VerifyMobilePhoneProps>(
  function VerifyMobilePhone(props, ref) {
    const { phone, codesSent, resendWait = 0, state = 'ready', failure, numberHref, ...handlers } = props
    const { onCodeSubmit, onCodeResend, onStartAgain, onCancel, ...rest } = handlers
    const t = useMessages(mobilePhoneMessages)
    const isWrong = failure !== undefined && isWrongCode(failure)
    const hasEnded = failure !== undefined && isCodeEnded(failure)
    const reasons = useMemo(() => failure && !isWrong && codeFailureReasons(failure, t), [failure, isWrong, t])
    const isUnchecked = failure?.step === 'check' && failure.failure.kind === 'unreachable'
    const isNotSent = failure?.step === 'send' && failureReasons(failure.failure).length === 0

    const wrongCode = useMemo(
      () => (failure && isWrong ? { fields: { code: t('wrongCode') } } : undefined),
      [failure, isWrong, t],
    )
    const getErrorText = useErrorText(mobilePhoneMessages)
    const resend = useResend({
      // A code that was never sent is no reason to wait for the next
      wait: isNotSent ? 0 : resendWait,
      codesSent,
      isSending: state === 'sending',
      onResend: onCodeResend,
    })
    return (
      <Stack as="section" gap={5} width="form" ref={ref} {...rest}>
        <PageHeader
          title={t('codeTitle')}
          description={hasEnded ? undefined : t('codeLead', { number: formatPhone(phone) })}
        />
        {reasons && (
          <FormBanner
            title={t(isNotSent ? 'notSent' : isUnchecked ? 'checkFailed' : 'notVerified')}
            reasons={reasons}
          />
        )}
        <StatusRegion>
          {!failure && codesSent > 0 && (
            <Banner key={codesSent} tone="success" role={undefined}>
              {t(codesSent === 1 ? 'codeSent' : 'codeResent')}
            </Banner>
          )}
        </StatusRegion>
        {hasEnded ? (
          <ButtonGroup isStackedOnPhone>
            <Button variant="primary" onClick={onStartAgain}>
              {t('startAgain')}
            </Button>
            <Button onClick={onCancel}>{t('cancel')}</Button>
          </ButtonGroup>
        ) : (
          <>
            <Form
              schema={codeForm}
              getErrorText={getErrorText}
              failure={wrongCode}
              isDisabled={state !== 'ready'}
              onValidSubmit={({ code }) => onCodeSubmit(code)}
            >
              {/* Another code empties the box */}
              <OneTimeCodeField key={codesSent} name="code" data-entry-focus label={t('code')} aria-required />
              <ButtonGroup isStackedOnPhone>
                <Button type="submit" variant="primary" isPending={state === 'verifying'} pendingText={t('verifying')}>
                  {t('verify')}
                </Button>
                <Button {...resend.button}>{t('resend')}</Button>
                <Button variant="quiet" onClick={onCancel}>
                  {t('cancel')}
                </Button>
              </ButtonGroup>
              {resend.secondsLeft && (
                <Text tone="muted" isNumeric aria-hidden>
                  {t('resendIn', { seconds: resend.secondsLeft })}
                </Text>
              )}
              {resend.reason}
            </Form>
            <div>
              <Link href={numberHref}>{t('otherNumber')}</Link>
            </div>
          </>
        )}
      </Stack>
    )
  },
)
