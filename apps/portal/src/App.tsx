import { brandTexts, MessagesProvider } from '@producer-portal/features/messages'
import { LiveRegionProvider, ThemeProvider, ToastProvider } from '@producer-portal/ui'
import { useMemo } from 'react'
import { DataProvider } from './data/DataProvider.js'
import { SiteBoundary } from './frame/SiteBoundary.js'
import { PortalRouter } from './history/PortalRouter.js'
import { Pages } from './Pages.js'
import { usePreferences } from './state/preferences.js'

/** The whole app: the reader's look, the brand's words, then the pages. */
export function App() {
  const { brand, mode, density } = usePreferences()
  const texts = useMemo(() => brandTexts(brand), [brand])
  return (
    <ThemeProvider brand={brand} mode={mode} density={density}>
      <MessagesProvider brand={texts}>
        <SiteBoundary>
          <LiveRegionProvider>
            <ToastProvider>
              <DataProvider>
                <PortalRouter>
                  <Pages />
                </PortalRouter>
              </DataProvider>
            </ToastProvider>
          </LiveRegionProvider>
        </SiteBoundary>
      </MessagesProvider>
    </ThemeProvider>
  )
}
