import { twoFactorPhonePath } from '@producer-portal/domain/session'
import type { TwoFactorPath } from '@producer-portal/domain/session'
import { sendsCode, VerifyChoice } from '@producer-portal/features/session'
import type { ChoiceStep, ChoiceValue } from '@producer-portal/features/session'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { cancelTwoFactor } from '../session/two-factor.js'
import { TwoFactorPage } from './TwoFactorPage.js'
import type { TwoFactorFacts } from './TwoFactorPage.js'
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
  return <TwoFactorPage step={path}>{(facts) => <Choice step={step} {...facts} />}</TwoFactorPage>
}

function Choice({ step, contacts }: TwoFactorFacts & { step: ChoiceStep }) {
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
