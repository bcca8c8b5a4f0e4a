import { VerifyNote } from '@producer-portal/features/auth'
import { Navigate } from 'react-router-dom'
import { savedExternalRedirect } from './return-to.js'

/** /verify/complete: signed in, and going on to another site. Without one there is nothing to show. */
export function VerifyCompletePage() {
  const address = savedExternalRedirect()
  if (address === null) return <Navigate replace to="/dashboard" />
  return <VerifyNote kind="complete" onContinue={() => window.location.assign(address)} />
}
