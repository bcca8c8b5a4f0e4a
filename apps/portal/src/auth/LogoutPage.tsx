import { useEffect } from 'react'
import { signOut } from './session.js'
import { currentSession } from './state.js'

let isLeaving = false

/** Once for each session: the frame changes when the user is forgotten, and draws this page a second time. */
function leave(): void {
  if (!isLeaving || currentSession().status === 'authenticated') void signOut()
  isLeaving = true
}

/** /logout: signs out and leaves for home. Draws nothing. */
export function LogoutPage() {
  useEffect(leave, [])
  return null
}
