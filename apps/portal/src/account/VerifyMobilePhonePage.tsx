import { mobilePhoneMessages, VerifyMobilePhone } from '@producer-portal/features/account'
import { useMessages } from '@producer-portal/features/i18n'
import { useToast } from '@producer-portal/ui'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useUser } from '../auth/state.js'
import { useStoredDraft } from '../drafts/drafts.js'
import { AccountFrame } from './AccountFrame.js'
import { toChangedRow } from './changed-row.js'
import { mobileCodeDraft, mobilePhoneDraft, mobilePhonePaths, useMobileCode } from './mobile-phone-change.js'

/** /change-mfa-phone-verify, and /verify/mobile-otp while contact data is verified: the code of the new number. */
export function VerifyMobilePhonePage() {
  const { number, back, isRequiredAction } = mobilePhonePaths(useLocation().pathname, useUser())
  const t = useMessages(mobilePhoneMessages)
  const { show } = useToast()
  const navigate = useNavigate()
  const { draft: waiting, setDraft, discardDraft } = useStoredDraft(mobileCodeDraft.name, mobileCodeDraft.schema)
  const { discardDraft: dropNumber } = useStoredDraft(mobilePhoneDraft.name, mobilePhoneDraft.schema)
  const { state, failure, check, resend } = useMobileCode(waiting, setDraft)

  // Replaces the entry, so that Back doesn't return to a code that is no longer valid.
  const leave = (path: string, change?: object) => void navigate(path, { replace: true, state: change })
  const finish = (change?: object) => {
    discardDraft()
    dropNumber()
    leave(back, change)
  }
  const submit = async (code: string) => {
    if (!(await check(code))) return
    show({ tone: 'success', message: t('saved') })
    finish(toChangedRow('mobilePhone'))
  }

  if (waiting === undefined)
    return (
      <Navigate
        replace
        to={state === 'verified' ? back : number}
        state={state === 'verified' ? toChangedRow('mobilePhone') : null}
      />
    )
  return (
    <AccountFrame isNavigationDisabled={isRequiredAction}>
      <VerifyMobilePhone
        phone={waiting.phoneNumber}
        codesSent={waiting.codesSent}
        resendWait={30}
        state={state === 'verified' ? 'verifying' : state}
        failure={failure}
        numberHref={number}
        onCodeSubmit={(code) => void submit(code)}
        onCodeResend={() => void resend()}
        onStartAgain={() => {
          discardDraft()
          leave(number)
        }}
        onCancel={() => finish()}
      />
    </AccountFrame>
  )
}
