import { twoFactorPhonePath } from '@producer-portal/domain/auth'
import type { TwoFactorPath } from '@producer-portal/domain/auth'
import { sendsCode, VerifyChoice } from '@producer-portal/features/auth'
import type { ChoiceStep, ChoiceValue } from '@producer-portal/features/auth'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { cancelTwoFactor } from './two-factor.js'
import { TwoFactorStep } from './TwoFactorStep.js'
import type { TwoFactorState } from './TwoFactorStep.js'
import { useSendCode } from './useSendCode.js'

const steps: readonly (readonly [TwoFactorPath, ChoiceStep])[] = [
  ['/verify', 'method'],
  ['/verify/phoneType', 'phone'],
  ['/verify/mobileSelect', 'mobile'],
  ['/verify/call', 'home'],
]

/** /verify, /verify/phoneType, /verify/mobileSelect and /verify/call: the questions on the way to a code. */
export function VerifyChoicePage() {
  const { pathname } = useLocation()
  const [path, step] = steps.find(([each]) => matchPath(each, pathname)) ?? (['/verify', 'method'] as const)
  return <TwoFactorStep step={path}>{(facts) => <Choice step={step} {...facts} />}</TwoFactorStep>
}

function Choice({ step, contacts }: TwoFactorState & { step: ChoiceStep }) {
  const navigate = useNavigate()
  const { isSending, failure, send } = useSendCode()

  const choose = async (value: ChoiceValue) => {
    if (!sendsCode(value)) return navigate(next[value] ?? twoFactorPhonePath(contacts) ?? '/verify')
    if (await send(value)) await navigate('/verify/otp')
  }

  return (
    <VerifyChoice
      step={step}
      state={isSending ? 'sending' : 'ready'}
      contacts={contacts}
      failure={failure}
      infoHref="/verify/info"
      onChoiceSubmit={(value) => void choose(value)}
      onCancel={cancelTwoFactor}
    />
  )
}

const next: Readonly<Record<string, TwoFactorPath>> = {
  mobilePhone: '/verify/mobileSelect',
  homePhone: '/verify/call',
}
