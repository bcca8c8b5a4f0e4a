import '@producer-portal/ui/font.css'
import { ThemeProvider } from '@producer-portal/ui'
import { lazy, StrictMode, Suspense, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Start } from './Start'

const Sample = lazy(() => import('./parts/Sample').then((part) => ({ default: part.Sample })))
const Contexts = lazy(() => import('./parts/Contexts').then((part) => ({ default: part.Contexts })))
const French = lazy(() => import('./parts/french/French').then((part) => ({ default: part.French })))
const Profile = lazy(() => import('./parts/screens/Profile').then((part) => ({ default: part.Profile })))
const Screens = lazy(() => import('./parts/screens/Screens').then((part) => ({ default: part.Screens })))

const pages: Readonly<Record<string, ReactNode>> = {
  '#contexts': <Contexts />,
  '#profile': (
    <ThemeProvider>
      <Profile />
    </ThemeProvider>
  ),
  '#french': <French />,
  '#screens': <Screens />,
  '#sample': (
    <ThemeProvider>
      <Sample />
    </ThemeProvider>
  ),
  '#element': (
    <ThemeProvider scope="element">
      <Sample />
    </ThemeProvider>
  ),
}
const start = (
  <ThemeProvider>
    <Start />
  </ThemeProvider>
)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Suspense>{pages[window.location.hash] ?? start}</Suspense>
    </StrictMode>,
  )
