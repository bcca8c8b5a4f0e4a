import { toBrandTexts, MessagesProvider } from '@producer-portal/features/i18n'
import { LiveRegionProvider, ThemeProvider, ToastProvider } from '@producer-portal/ui'
import { useMemo } from 'react'
import { RouterProvider } from 'react-router-dom'
import { DataProvider } from '../api/DataProvider.js'
import { portalSettings } from '../config/portal-settings.js'
import { useDisplayPreferences } from '../shell/state.js'
import { router } from './router.js'
import { SiteBoundary } from './SiteBoundary.js'

/** The whole app: the user's display preferences, the brand, then the pages. */
export function App() {
  const { brand } = portalSettings()
  const { mode, density } = useDisplayPreferences()
  const texts = useMemo(() => toBrandTexts(brand), [brand])
  return (
    <ThemeProvider brand={brand} mode={mode} density={density}>
      <MessagesProvider brand={texts}>
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
