import { unsupportedPage } from '@producer-portal/domain/environment'
import '@producer-portal/ui/font'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import { loadAhead } from './frame/load-ahead.js'
import { browserAdvice } from './session/browser-advice.js'
import { followHistory } from './session/follow-history.js'
import { refreshSession } from './session/refresh-session.js'
import { joinTabs } from './session/tabs.js'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no element with the id "root"')

if (browserAdvice(navigator.userAgent) === 'leave') {
  window.location.replace(unsupportedPage)
} else {
  joinTabs()
  followHistory()
  refreshSession()
  loadAhead()
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
