'use client'

import {
  codeForm,
  type CodeFailure,
  codeFailureReasons,
  isWrongCode,
  ownPasswordForm,
  type ProofMethods,
  type VerificationMethod,
} from '@producer-portal/domain/auth'
import {
  Button,
  Form,
  LoadState,
  Modal,
  OneTimeCodeField,
  PasswordField,
  RadioGroup,
  Skeleton,
  Stack,
  Text,
} from '@producer-portal/ui'
import { forwardRef, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { useResend } from '../../i18n/useResend.js'
import { proofMessages } from '../messages.js'
import { getLastDigits } from '../VerifyStep/VerifyStep.js'
import * as S from '../VerifyStep/VerifyStep.styles.js'

/** The code that was sent last, and how many were. */
export interface SentCode {
  readonly method: VerificationMethod
  readonly count: number
}

export interface ConfirmIdentityProps {
  /** True if the question is asked. */
  isOpen: boolean
  /** The user ID, for password managers. */
  userId: string
  /**
   * The ways in which the user can prove who they are: by password, or by a code to one of their contacts, which are
   * masked.
   */
  methods: ProofMethods | 'loading' | 'error'
  /** `checking` while a password or a code is checked, `sending` while a code is sent. Default: `ready`. */
  state?: 'ready' | 'checking' | 'sending'
  /** The code that was sent last. Default: none. */
  sentCode?: SentCode
  /** Seconds from one code to the next. Default: 0. */
  resendWait?: number
  /** A wrong password or code is said at its field, anything else above it. A new object is a new failure. */
  failure?: CodeFailure
  /** Called with the password, exactly as typed. */
  onPasswordSubmit: (password: string) => void
  /** Called to send a code, and to send another. */
  onCodeRequest: (method: VerificationMethod) => void
  /** Called with a code, without blanks and hyphens, once it can be one. */
  onCodeSubmit: (code: string) => void
  /** Called to load the methods again. */
  onRetry: () => void
  /** Called by Cancel, the close button and Escape. */
  onCancel: () => void
}

/** Enter the password, choose where a code goes, enter the code; or nothing of that is possible. */
type Step = 'password' | 'choice' | 'code' | 'none'

/** Use it over a page when a change needs proof of who the user is. Entries on the page stay there. */
export const ConfirmIdentity = forwardRef<HTMLDivElement, ConfirmIdentityProps>(function ConfirmIdentity(props, ref) {
  const { isOpen, methods, state = 'ready', sentCode, onRetry, onCancel } = props
  const t = useMessages(proofMessages)
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const codesSent = sentCode?.count ?? 0
  const [chosen, setChosen] = useState<{ readonly step: Step; readonly codesSent: number }>()
  const toStep = (ways: ProofMethods): Step => {
    // Another code leads to its field
    if (chosen?.codesSent === codesSent) return chosen.step
    return sentCode ? 'code' : getFirstStep(ways)
  }
  const step = typeof methods === 'object' ? toStep(methods) : 'none'
  return (
    <Modal
      ref={ref}
      isOpen={isOpen}
      onClose={onCancel}
      size="small"
      initialFocus={field}
      title={t('title')}
      description={step === 'none' ? undefined : t('lead')}
      footer={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          {step !== 'none' && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isPending={state !== 'ready'}
              pendingText={t(state === 'sending' ? 'sendingCode' : 'checking')}
            >
              {t(step === 'choice' ? 'sendCode' : 'confirm')}
            </Button>
          )}
        </>
      }
    >
      <LoadState
        value={methods}
        loadingLabel={t('loading')}
        skeleton={<Skeleton lines={3} size="md" />}
        errorTitle={t('loadFailed')}
        onRetry={onRetry}
      >
        {(ways) => (
          <Stack>
            {step === 'none' && <Text>{t('noMethod')}</Text>}
            {step === 'password' && <PasswordStep {...props} field={field} formId={formId} />}
            {step === 'choice' && <ChoiceStep {...props} ways={ways} formId={formId} />}
            {step === 'code' && sentCode && (
              // Another code empties the field
              <CodeStep key={codesSent} {...props} ways={ways} sentCode={sentCode} field={field} formId={formId} />
            )}
            {getOtherSteps(ways, step, sentCode).map((other) => (
              <div key={other}>
                <S.LinkButton onClick={() => setChosen({ step: other, codesSent })}>
                  {t(other === 'choice' && step === 'code' ? 'otherWay' : otherSteps[other])}
                </S.LinkButton>
              </div>
            ))}
          </Stack>
        )}
      </LoadState>
    </Modal>
  )
})

/** The ways a code can be sent, by the contacts on file, the usual one first. */
function getMethods({ email, mobilePhone, homePhone }: ProofMethods): readonly VerificationMethod[] {
  return [
    ...(mobilePhone ? (['sms', 'voice'] as const) : []),
    ...(homePhone ? (['voice-home'] as const) : []),
    ...(email ? (['email'] as const) : []),
  ]
}

function getFirstStep(ways: ProofMethods): Step {
  if (ways.password) return 'password'
  return getMethods(ways).length > 0 ? 'choice' : 'none'
}

const otherSteps = { password: 'usePassword', choice: 'useCode', code: 'enterCode' } as const

/** The steps that lead on from one, beside its own button. */
function getOtherSteps(ways: ProofMethods, step: Step, sentCode: SentCode | undefined) {
  const possible = {
    password: ways.password,
    choice: getMethods(ways).length > (step === 'code' ? 1 : 0),
    code: sentCode !== undefined,
  }
  return (['code', 'choice', 'password'] as const).filter((other) => other !== step && possible[other])
}

interface StepProps extends ConfirmIdentityProps {
  formId: string
}

interface FieldStepProps extends StepProps {
  /** The field of the step, which takes the focus. */
  field: RefObject<HTMLInputElement | null>
}

/** Focuses the field of a step once it is drawn, after the dialog has taken the focus. */
function useFocusInNextFrame(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [field])
}

/** The failure, as a form shows it: at the field, or above it. */
function useFormFailure(failure: CodeFailure | undefined, field: 'password' | 'code') {
  const t = useMessages(proofMessages)
  return useMemo(() => {
    if (failure === undefined) return undefined
    if (isWrongCode(failure)) return { fields: { [field]: t(field === 'code' ? 'wrongCode' : 'wrongPassword') } }
    return { reasons: codeFailureReasons(failure, t) }
  }, [failure, field, t])
}

function PasswordStep({ formId, field, userId, state = 'ready', failure, onPasswordSubmit }: FieldStepProps) {
  const t = useMessages(proofMessages)
  useFocusInNextFrame(field)
  return (
    <Form
      id={formId}
      method="post"
      schema={ownPasswordForm}
      getErrorText={useErrorText(proofMessages)}
      failure={useFormFailure(failure, 'password')}
      isDisabled={state !== 'ready'}
      onValidSubmit={({ password }) => onPasswordSubmit(password)}
    >
      <input type="text" autoComplete="username" aria-label={t('userId')} value={userId} readOnly hidden />
      <PasswordField ref={field} name="password" label={t('password')} isFullWidth />
    </Form>
  )
}

interface CodeStepProps extends StepProps {
  ways: ProofMethods
}

const labels = { sms: 'sms', voice: 'voice', 'voice-home': 'voiceHome', email: 'email' } as const

function ChoiceStep({ formId, ways, state = 'ready', failure, onCodeRequest }: CodeStepProps) {
  const t = useMessages(proofMessages)
  const methods = getMethods(ways)
  const getContact = useContact(ways)
  const [chosen, setChosen] = useState(methods[0])
  // The link that led here is gone
  useEffect(() => document.getElementById(formId)?.querySelector<HTMLElement>(':checked')?.focus(), [formId])
  return (
    <Form
      id={formId}
      failure={useFormFailure(failure, 'code')}
      isDisabled={state !== 'ready'}
      onValidSubmit={() => chosen && onCodeRequest(chosen)}
    >
      <RadioGroup
        label={t('choices')}
        options={methods.map((method) => ({ value: method, label: t(labels[method]), hint: getContact(method) }))}
        value={chosen ?? ''}
        onValueChange={(value) => setChosen(methods.find((method) => method === value))}
      />
    </Form>
  )
}

/** Gives the contact that a method reaches: an email address, or the end of a phone number. */
function useContact({ email, mobilePhone, homePhone }: ProofMethods) {
  const t = useMessages(proofMessages)
  return (method: VerificationMethod) =>
    method === 'email'
      ? (email ?? '')
      : t('endingIn', { last: getLastDigits(method === 'voice-home' ? homePhone : mobilePhone) })
}

const leads = { sms: 'sentBySms', voice: 'sentByVoice', 'voice-home': 'sentByVoice', email: 'sentByEmail' } as const

function CodeStep(props: CodeStepProps & FieldStepProps & { sentCode: SentCode }) {
  const { formId, field, ways, sentCode, state = 'ready', failure, resendWait = 0, onCodeRequest, onCodeSubmit } = props
  const { method, count } = sentCode
  const getContact = useContact(ways)
  const t = useMessages(proofMessages)
  useFocusInNextFrame(field)
  const resend = useResend({
    // A code that no longer counts is no reason to wait for the next
    wait: failure && !isWrongCode(failure) ? 0 : resendWait,
    codesSent: count,
    isSending: state === 'sending',
    onResend: () => onCodeRequest(method),
  })
  return (
    <Form
      id={formId}
      schema={codeForm}
      getErrorText={useErrorText(proofMessages)}
      failure={useFormFailure(failure, 'code')}
      isDisabled={state !== 'ready'}
      onValidSubmit={({ code }) => onCodeSubmit(code)}
    >
      <Text role="status">{t(leads[method], { contact: getContact(method) })}</Text>
      <OneTimeCodeField ref={field} name="code" label={t('code')} isFullWidth />
      <S.Resend>
        <S.LinkButton {...resend.button}>{t('resend')}</S.LinkButton>
        {resend.secondsLeft && <span aria-hidden>{t('resendIn', { seconds: resend.secondsLeft })}</span>}
        {resend.reason}
      </S.Resend>
    </Form>
  )
}
