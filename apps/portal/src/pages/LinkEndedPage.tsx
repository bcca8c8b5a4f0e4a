import { LinkEnded } from '@producer-portal/features/session'
import { useLocation, useNavigate } from 'react-router-dom'
import { OpenPage } from '../frame/OpenPage.js'
import { visitText } from '../session/visit-text.js'

/** /link-expired: an emailed link that leads nowhere any more, or could not be checked. */
export function LinkEndedPage() {
  const navigate = useNavigate()
  const kind = visitText(useLocation().state, 'kind')
  return (
    <OpenPage>
      <LinkEnded
        kind={kind === 'unchecked' ? kind : 'ended'}
        signInHref="/login"
        onLinkRequest={() => void navigate('/sign-in-help')}
      />
    </OpenPage>
  )
}
