import { ObsPage } from '@producer-portal/features/shell'
import { useNavigate } from 'react-router-dom'
import { OpenPage } from '../frame/OpenPage.js'

/** /obs: where the service sends the browser when something went wrong outside the portal. */
export function FallbackPage() {
  const navigate = useNavigate()
  return (
    <OpenPage>
      <ObsPage onHomeOpen={() => void navigate('/')} />
    </OpenPage>
  )
}
