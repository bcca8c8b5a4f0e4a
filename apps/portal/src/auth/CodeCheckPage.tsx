import { failureWords } from '@producer-portal/domain/endpoint'
import type { Failure } from '@producer-portal/domain/endpoint'
import { CodeCheck } from '@producer-portal/features/shell'
import type { CodeCheckProps } from '@producer-portal/features/shell'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { OpenPage } from '../shell/OpenPage.js'
import { checkCode } from './sign-in-help.js'

/** /validate: checks the code in the address; without one it leads to sign-in. */
export function CodeCheckPage() {
  const [search] = useSearchParams()
  const code = search.get('code')
  if (!code) return <Navigate replace to="/login" />
  return (
    <OpenPage>
      <CheckedCode key={code} code={code} />
    </OpenPage>
  )
}

function CheckedCode({ code }: { code: string }) {
  const navigate = useNavigate()
  const { state, reason, retry } = useCodeCheck(code)
  return <CodeCheck state={state} reason={reason} onHomeOpen={() => void navigate('/')} onRetry={retry} />
}

interface CodeCheckState {
  readonly state: CodeCheckProps['state']
  /** The service's own words, if it has any. */
  readonly reason?: string
}

function toCodeCheckState(failure: Failure): CodeCheckState {
  if (failure.kind === 'unreachable') return { state: 'unreachable' }
  const isRefused = failure.kind !== 'failed' && failure.kind !== 'tooManyRequests'
  return { state: isRefused ? 'refused' : 'unchecked', reason: failureWords(failure).join(' ') || undefined }
}

/** Has a code checked once, and again on demand: the service counts the checks of an address. */
function useCodeCheck(code: string) {
  const [checked, setChecked] = useState<CodeCheckState>({ state: 'checking' })
  const hasStarted = useRef(false)

  const check = useCallback(async () => {
    setChecked({ state: 'checking' })
    const result = await checkCode(code)
    setChecked(result.ok ? { state: 'accepted' } : toCodeCheckState(result.failure))
  }, [code])

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void check()
  }, [check])
  return { ...checked, retry: () => void check() }
}
