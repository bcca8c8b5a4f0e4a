import { mobilePhoneMessages, VerifyMobilePhone } from '@producer-portal/features/account'
import { useMessages } from '@producer-portal/features/i18n'
import { useToast } from '@producer-portal/ui'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { NavigateProps } from 'react-router-dom'
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
  const { draft: waiting, setDraft, discardDraft } = useStoredDraft(mobileCodeDraft.name, mobileCodeDraft.schema)
  const { discardDraft: dropNumber } = useStoredDraft(mobilePhoneDraft.name, mobilePhoneDraft.schema)
  const { state, failure, check, resend } = useMobileCode(waiting, setDraft)
  const [next, setNext] = useState<NavigateProps>({ to: number })

  const finish = (change?: object) => {
    setNext({ to: back, state: change })
    discardDraft()
    dropNumber()
  }
  const submit = async (code: string) => {
    if (!(await check(code))) return
    show({ tone: 'success', message: t('saved') })
    finish(toChangedRow('mobilePhone'))
  }

  // Replaces the entry, so that Back doesn't return to a code that is no longer valid.
  if (waiting === undefined) return <Navigate replace {...next} />
  return (
    <AccountFrame isNavigationDisabled={isRequiredAction}>
      <VerifyMobilePhone
        phone={waiting.phoneNumber}
        codesSent={waiting.codesSent}
        resendWait={30}
        state={state}
        failure={failure}
        numberHref={number}
        onCodeSubmit={(code) => void submit(code)}
        onCodeResend={() => void resend()}
        onStartAgain={discardDraft}
        onCancel={() => finish()}
      />
    </AccountFrame>
  )
}
