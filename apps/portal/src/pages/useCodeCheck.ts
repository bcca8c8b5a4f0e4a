import { useCallback, useEffect, useRef, useState } from 'react'
import { checkCode } from '../session/sign-in-help.js'

export interface CheckedCode {
  readonly state: 'checking' | 'accepted' | 'refused' | 'unreachable'
  /** The service's words for a refusal, where it has any. */
  readonly reason: string | undefined
  readonly retry: () => void
}

/** Has a code checked once, and again on demand: the checks from one place are counted. */
export function useCodeCheck(code: string): CheckedCode {
  const [checked, setChecked] = useState<Omit<CheckedCode, 'retry'>>(checking)
  const begun = useRef(false)

  const check = useCallback(async () => {
    setChecked(checking)
    const result = await checkCode(code)
    if (result.kind === 'done') setChecked({ state: 'accepted', reason: undefined })
    else if (result.kind === 'rejected') setChecked({ state: 'refused', reason: result.message })
    else setChecked({ state: 'unreachable', reason: undefined })
  }, [code])

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void check()
  }, [check])
  return { ...checked, retry: () => void check() }
}

const checking = { state: 'checking', reason: undefined } as const
