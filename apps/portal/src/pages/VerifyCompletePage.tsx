import { VerifyNote } from '@producer-portal/features/session'
import { Navigate } from 'react-router-dom'
import { onwardAddress } from '../session/onward-address.js'

/** /verify/complete: signed in, and going on to another site. Without one there is nothing to show. */
export function VerifyCompletePage() {
  const address = onwardAddress()
  if (address === null) return <Navigate replace to="/dashboard" />
  return <VerifyNote kind="complete" onContinue={() => window.location.assign(address)} />
}
