import { confirmNewEmail, getContactChange, undoContactChange } from '@producer-portal/domain/account'
import type { ContactChange } from '@producer-portal/domain/account'
import { ContactChangeLink } from '@producer-portal/features/auth'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { call } from '../api/api.js'
import { RequestError } from '../api/errors.js'
import { toLoad, useQuery } from '../api/useQuery.js'
import { textFromState } from '../shell/location-state.js'
import { OpenPage } from '../shell/OpenPage.js'
import { endSessionInAllTabs } from './session.js'
import { useHelpRequest } from './sign-in-help.js'
import { currentSession } from './state.js'

const path = '/contact-change'

/** /contact-change: confirms a new email address, or undoes a change. The token of the link leaves the address at once. */
export function ContactChangePage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const given = search.get('token')
  useEffect(() => {
    if (given) void navigate(path, { replace: true, state: { token: given } })
  }, [given, navigate])
  const token = given ?? textFromState(state, 'token')
  return (
    <OpenPage>
      <LinkedChange key={token} token={token} isUndone={textFromState(state, 'undone') !== undefined} />
    </OpenPage>
  )
}

interface LinkedChangeProps {
  token: string | undefined
  /** True if the change was undone. Kept in the history entry, because ending the session remounts the page. */
  isUndone: boolean
}

function LinkedChange({ token, isUndone }: LinkedChangeProps) {
  const navigate = useNavigate()
  const query = useQuery(getContactChange, token && !isUndone ? { params: { token } } : null)
  const { isPending, failure, follow } = useHelpRequest()
  const [isConfirmed, setConfirmed] = useState(false)
  const hasEnded = !token || (query.error instanceof RequestError && query.error.failure.kind === 'notFound')

  const submit = async ({ action }: ContactChange) => {
    const endpoint = action === 'confirm' ? confirmNewEmail : undoContactChange
    const result = await follow(call(endpoint, { body: { token: token ?? '' } }))
    if (!result.ok) return
    if (action === 'confirm') return setConfirmed(true)
    await navigate(path, { replace: true, state: { undone: 'yes' } })
    // Undoing has ended every session of the account; this one is ended here with its cleanup
    if (currentSession().status === 'authenticated') endSessionInAllTabs()
  }
  return (
    <ContactChangeLink
      change={isUndone ? 'undone' : hasEnded ? 'ended' : toLoad(query)}
      state={isConfirmed ? 'confirmed' : isPending ? 'saving' : 'ready'}
      failure={failure}
      portalHref="/"
      onSubmit={() => query.data && void submit(query.data)}
      onPasswordReset={() => void navigate('/sign-in-help')}
      onRetry={() => void query.reload()}
    />
  )
}
