import { CodeCheck } from '@producer-portal/features/shell'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { OpenPage } from '../frame/OpenPage.js'
import { useCodeCheck } from './useCodeCheck.js'

/** /validate: checks the code in the address; without one it leads to sign-in. */
export function CodeCheckPage() {
  const [search] = useSearchParams()
  const code = search.get('code')
  if (!code) return <Navigate replace to="/login" />
  return (
    <OpenPage>
      <CheckOf key={code} code={code} />
    </OpenPage>
  )
}

function CheckOf({ code }: { readonly code: string }) {
  const navigate = useNavigate()
  const { state, reason, retry } = useCodeCheck(code)
  return <CodeCheck state={state} reason={reason} onHomeOpen={() => void navigate('/')} onRetry={retry} />
}
