import { ServiceErrorPage as ServiceError } from '@producer-portal/features/shell'
import { useNavigate } from 'react-router-dom'
import { OpenPage } from './OpenPage.js'

/** /obs: where the service sends the browser when something went wrong outside the portal. */
export function ServiceErrorPage() {
  const navigate = useNavigate()
  return (
    <OpenPage>
      <ServiceError onHomeOpen={() => void navigate('/')} />
    </OpenPage>
  )
}
