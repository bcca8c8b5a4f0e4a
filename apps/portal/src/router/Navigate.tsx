import { useEffect } from 'react'
import type { To } from './address.js'
import type { NavigateOptions } from './useNavigate.js'
import { useNavigate } from './useNavigate.js'

export interface NavigateProps extends Pick<NavigateOptions, 'replace' | 'state'> {
  to: To
}

/** In place of a page: goes to another one. */
export function Navigate({ to, replace, state }: NavigateProps) {
  const navigate = useNavigate()
  const target = JSON.stringify(to)
  useEffect(() => {
    void navigate(JSON.parse(target) as To, { replace, state })
  }, [navigate, target, replace, state])
  return null
}
