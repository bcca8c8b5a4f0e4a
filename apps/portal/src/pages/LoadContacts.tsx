import { VerifyChoice } from '@producer-portal/features/session'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cancelTwoFactor, loadContacts, nextStep } from '../session/two-factor.js'

/** Shown when it could not be learnt where codes can go: asks again. */
export function LoadContacts() {
  const navigate = useNavigate()
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    const isKnown = await loadContacts()
    setLoading(false)
    if (isKnown) await navigate(nextStep(), { replace: true })
  }
  return (
    <VerifyChoice
      step="method"
      state={isLoading ? 'loading' : 'error'}
      infoHref="/verify/info"
      onChoiceSubmit={() => undefined}
      onReload={() => void load()}
      onCancel={cancelTwoFactor}
    />
  )
}
