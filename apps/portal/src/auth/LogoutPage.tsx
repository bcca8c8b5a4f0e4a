import { useEffect } from 'react'
import { signOut } from './session.js'

let isLeaving = false

/** Once a document: the frame changes when the user is forgotten, and draws this page a second time. */
function leave(): void {
  if (!isLeaving) signOut()
  isLeaving = true
}

/** /logout: signs out and leaves for home. Draws nothing. */
export function LogoutPage() {
  useEffect(leave, [])
  return null
}
