import { LinkCheck } from '@producer-portal/features/auth'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { OpenPage } from '../shell/OpenPage.js'
import { checkLink } from './sign-in-help.js'
import { endSessionInAllTabs } from './session.js'
import { currentSession } from './state.js'

/** /forgot-password-validate/: where the emailed link leads. Takes the link out of the address and leads on. */
export function LinkCheckPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const sessionId = search.get('sessionId')

  useEffect(() => {
    let isCurrent = true
    const check = async () => {
      const found = sessionId ? await checkLink(sessionId) : 'ended'
      if (!isCurrent) return
      if (found !== 'valid') return navigate('/link-expired', { replace: true, state: { kind: found } })
      void navigate('/reset-password', { replace: true, state: { sessionId } })
      // A new password ends every session of the account; the one here ends before, in good order.
      if (currentSession().status === 'authenticated') endSessionInAllTabs()
    }
    void check()
    return () => {
      isCurrent = false
    }
  }, [navigate, sessionId])

  return (
    <OpenPage>
      <LinkCheck />
    </OpenPage>
  )
}
