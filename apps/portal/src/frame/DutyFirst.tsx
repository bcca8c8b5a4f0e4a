import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { rememberPath } from '../session/return-path.js'

export interface DutyFirstProps {
  /** The page on which it is settled. */
  to: string
  /** The visit was to another page of the same kind, to which nobody needs to come back. */
  isDuty: boolean
}

/** Leads to what must be settled first, and keeps where the user wanted to go, unless it was just home. */
export function DutyFirst({ to, isDuty }: DutyFirstProps) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDuty && pathname !== '/' && pathname !== '/dashboard') rememberPath(pathname + search + hash)
    void navigate(to, { replace: true })
  }, [navigate, to, isDuty, pathname, search, hash])
  return null
}
