import { MessagesProvider, toBrandTexts, useMessages } from '@producer-portal/features/i18n'
import { ErrorBoundary, LiveRegionProvider, ThemeProvider, ToastProvider } from '@producer-portal/ui'
import { useAtomValue } from 'jotai'
import { useMemo, type ComponentProps, type ReactNode } from 'react'
import { RouterProvider, useRouteError, type RouteObject } from 'react-router-dom'
import { DataProvider } from '../api/DataProvider.js'
import { portalSettings } from '../config/portal-settings.js'
import { routes } from '../routes.js'
import { spokenLanguageAtom, useDisplayPreferences } from '../shell/state.js'
import { RootLayout } from './RootLayout.js'
import { RouteGuard } from './RouteGuard.js'
import { GlobalCrash, shellMessages } from '@producer-portal/features/shell'
import { endSessionInAllTabs } from '../auth/session.js'
import { usePageTitle } from '../shell/page-title.js'

type Router = ComponentProps<typeof RouterProvider>['router']

/** The whole app: the user's display preferences and language, the brand, then the pages. */
export function App({ router }: { router: Router }) {
  const { brand } = portalSettings()
  const { mode, density } = useDisplayPreferences()
  const texts = useMemo(() => toBrandTexts(brand), [brand])
  return (
    <ThemeProvider brand={brand} mode={mode} density={density}>
      <MessagesProvider brand={texts} {...useAtomValue(spokenLanguageAtom)}>
        <SiteBoundary>
          <LiveRegionProvider>
            <ToastProvider>
              <DataProvider>
                <RouterProvider router={router} />
              </DataProvider>
            </ToastProvider>
          </LiveRegionProvider>
        </SiteBoundary>
      </MessagesProvider>
    </ThemeProvider>
  )
}

/** Every address of the route table, within the layout. */
export const portalRoutes: RouteObject[] = [
  {
    element: <RootLayout />,
    ErrorBoundary: PassToSiteBoundary,
    // As the service compares them, and the pages that read their address
    children: routes.map((route) => ({ path: route.path, caseSensitive: true, element: <RouteGuard route={route} /> })),
  },
]

/** The router would show errors in a page of its own; the boundary of the whole site signs the user out first. */
function PassToSiteBoundary(): never {
  throw useRouteError()
}

interface SiteBoundaryProps {
  children: ReactNode
}

const showCrash = () => <SiteCrash />

/** The outermost boundary: an uncaught crash signs the user out, opens the home page, and says so. */
function SiteBoundary({ children }: SiteBoundaryProps) {
  return (
    <ErrorBoundary onError={leaveForHome} fallback={showCrash}>
      {children}
    </ErrorBoundary>
  )
}

function leaveForHome(): void {
  endSessionInAllTabs()
  window.history.replaceState(null, '', '/')
}

function SiteCrash() {
  usePageTitle(useMessages(shellMessages)('globalCrashTitle'))
  return <GlobalCrash brand={portalSettings().brand} />
}
