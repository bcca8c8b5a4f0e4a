import { LinkExpired } from '@producer-portal/features/auth'
import { useLocation, useNavigate } from 'react-router-dom'
import { OpenPage } from '../shell/OpenPage.js'
import { textFromState } from './location-state.js'

/** /link-expired: an emailed link that leads nowhere any more, or could not be checked. */
export function LinkEndedPage() {
  const navigate = useNavigate()
  const kind = textFromState(useLocation().state, 'kind')
  return (
    <OpenPage>
      <LinkExpired
        kind={kind === 'unchecked' ? kind : 'ended'}
        signInHref="/login"
        onLinkRequest={() => void navigate('/sign-in-help')}
      />
    </OpenPage>
  )
}
