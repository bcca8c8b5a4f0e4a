import type { PasswordChange } from '@producer-portal/domain/account'
import type { Failure } from '@producer-portal/domain/endpoint'
import { accountMessages, ChangePassword } from '@producer-portal/features/account'
import { useMessages } from '@producer-portal/features/i18n'
import { useToast } from '@producer-portal/ui'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { requiredActionPaths, useOnboarding } from '../auth/after-sign-in.js'
import { useUser } from '../auth/state.js'
import { UnsavedGuard } from '../drafts/UnsavedGuard.js'
import { AccountFrame } from './AccountFrame.js'
import { toChangedRow } from './changed-row.js'
import { useChangePassword } from './mutations.js'

/** The page the user goes to after a change that wasn't required. */
const profilePath = '/profile'
const contactPath = requiredActionPaths['verify-contact']

/** /change-password, and /verify/update-password while signing in is not finished. */
export function ChangePasswordPage() {
  const isRequiredAction = useLocation().pathname === requiredActionPaths['change-password']
  const onboarding = useOnboarding()
  const navigate = useNavigate()
  const { userId } = useUser()
  const { state, failure, submit } = usePasswordSave(isRequiredAction)
  const [isUnsaved, setUnsaved] = useState(false)

  // With nothing else required, the route guard redirects.
  if (isRequiredAction && state === 'saved' && onboarding?.kind === 'verify-contact')
    return <Navigate replace to={contactPath} />
  const backPath = isRequiredAction ? contactPath : profilePath
  const isExpired = onboarding?.kind === 'change-password'
  return (
    <AccountFrame isNavigationDisabled={isRequiredAction}>
      <ChangePassword
        userId={userId}
        isExpired={isExpired}
        state={state === 'ready' ? 'ready' : 'saving'}
        failure={failure}
        onCancel={isExpired ? undefined : () => void navigate(backPath)}
        onPasswordSave={(change) => void submit(change)}
        onUnsavedChange={setUnsaved}
      />
      <UnsavedGuard isUnsaved={isUnsaved} />
    </AccountFrame>
  )
}

/** Saves a new password. The next page shows the confirmation. */
function usePasswordSave(isRequiredAction: boolean) {
  const t = useMessages(accountMessages)
  const { show } = useToast()
  const navigate = useNavigate()
  const changePassword = useChangePassword()
  const [state, setState] = useState<'ready' | 'saving' | 'saved'>('ready')
  const [failure, setFailure] = useState<Failure>()

  const submit = async (change: PasswordChange) => {
    setState('saving')
    const result = await changePassword(change)
    setState(result.ok ? 'saved' : 'ready')
    if (result.ok) {
      show({ tone: 'success', message: t('passwordSaved') })
      if (!isRequiredAction) void navigate(profilePath, { replace: true, state: toChangedRow('password') })
      return
    }
    if (isWithoutReason(result.failure)) void navigate('/logout', { replace: true })
    else setFailure(result.failure)
  }
  return { state, failure, submit }
}

/** A refusal without reasons signs the user out; one of the session itself has done so already. */
function isWithoutReason(failure: Failure): boolean {
  return 'errors' in failure && failure.errors.length === 0 && failure.kind !== 'unauthenticated'
}
