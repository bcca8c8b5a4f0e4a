import { useEffect } from 'react'
import { signOut } from '../session/sign-out.js'

/** /logout: signs out and leaves for home. Draws nothing. */
export function LogoutPage() {
  useEffect(signOut, [])
  return null
}
