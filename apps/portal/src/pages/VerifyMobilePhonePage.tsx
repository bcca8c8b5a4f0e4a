import { mobilePhoneMessages, VerifyMobilePhone } from '@producer-portal/features/profile'
import { useMessages } from '@producer-portal/features/messages'
import { useToast } from '@producer-portal/ui'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { AccountFrame } from '../frame/AccountFrame.js'
import { useUser } from '../state/session-state.js'
import { useDraft } from '../state/useDraft.js'
import { mobileCodeDraft, mobilePhoneDraft, mobilePhonePaths } from './mobile-phone-change.js'
import { useMobileCode } from './useMobileCode.js'

/** /change-mfa-phone-verify, and /verify/mobile-otp while contact data is verified: the code of the new number. */
export function VerifyMobilePhonePage() {
  const { number, back, isDuty } = mobilePhonePaths(useLocation().pathname, useUser())
  const say = useMessages(mobilePhoneMessages)
  const { show } = useToast()
  const navigate = useNavigate()
  const { draft: waiting, changeDraft, dropDraft } = useDraft(mobileCodeDraft.name, mobileCodeDraft.schema)
  const { dropDraft: dropNumber } = useDraft(mobilePhoneDraft.name, mobilePhoneDraft.schema)
  const { state, failure, check, resend } = useMobileCode(waiting, changeDraft)

  // Replaced, so that nobody comes back to a code that no longer counts.
  const leave = (path: string) => void navigate(path, { replace: true })
  const finish = () => {
    dropDraft()
    dropNumber()
    leave(back)
  }
  const submit = async (code: string) => {
    if (!(await check(code))) return
    show({ tone: 'success', message: say('saved') })
    finish()
  }

  if (waiting === undefined) return <Navigate replace to={state === 'verified' ? back : number} />
  return (
    <AccountFrame isNavigationDisabled={isDuty}>
      <VerifyMobilePhone
        phone={waiting.phoneNumber}
        codesSent={waiting.codesSent}
        state={state === 'verified' ? 'verifying' : state}
        failure={failure}
        numberHref={number}
        onCodeSubmit={(code) => void submit(code)}
        onCodeResend={() => void resend()}
        onStartAgain={() => {
          dropDraft()
          leave(number)
        }}
        onCancel={finish}
      />
    </AccountFrame>
  )
}
