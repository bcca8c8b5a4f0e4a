import '@producer-portal/ui/font'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import { refreshSession } from './session/refresh-session.js'
import { joinTabs } from './session/tabs.js'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no element with the id "root"')

joinTabs()
refreshSession()
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
