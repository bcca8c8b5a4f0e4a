import { unsupportedPage } from '@producer-portal/domain/config'
import { preloadLazyComponents } from '@producer-portal/ui'
import '@producer-portal/ui/font.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { watchConnection } from './api/connection.js'
import { App, portalRoutes } from './app/App.js'
import { firstVisitEnd } from './shell/first-visit.js'
import { reloadAfterDeployment } from './app/reload-after-deployment.js'
import { connectClient, followOtherTabs, refreshOnPageRestore, refreshSession } from './auth/session.js'
import { browserAdvice } from './config/browser-advice.js'
import { keepBootShell } from './shell/LoadingPage.js'

const container = document.getElementById('root')
if (!container) throw new Error('No element has the id "root"')

if (browserAdvice(navigator.userAgent) === 'leave') {
  window.location.replace(unsupportedPage)
} else {
  connectClient()
  followOtherTabs()
  refreshOnPageRestore()
  reloadAfterDeployment()
  watchConnection()
  refreshSession()
  // The code of menus and dialogs
  void firstVisitEnd.then(preloadLazyComponents).catch(() => undefined)
  keepBootShell()
  const show = () =>
    createRoot(container).render(
      <StrictMode>
        <App router={createBrowserRouter(portalRoutes)} />
      </StrictMode>,
    )
  // The page has found another language, in which someone reads the portal on this device
  const { lang } = document.documentElement
  if (lang === 'en') show()
  else void import('./shell/language.js').then(({ speak }) => speak(lang)).then(show, show)
}
