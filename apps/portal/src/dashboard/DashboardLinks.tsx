import { getQuickLinkSelections, reachableQuickLinks } from '@producer-portal/domain/quick-links'
import { ProductLinks, QuickLinks } from '@producer-portal/features/dashboard'
import { lazyComponent } from '@producer-portal/ui'
import { toLoad, useQuery } from '../api/useQuery.js'
import { useUser } from '../auth/state.js'
import { useAddresses } from '../config/queries.js'
import { SectionBoundary } from '../shell/SectionBoundary.js'
import { hasPage } from '@producer-portal/domain/shell'

// Below everything else, so nothing moves when it comes, once the page has come to rest
const MobileApp = lazyComponent(async () => (await import('./LaterParts.js')).MobileApp, {
  fallback: null,
  preload: 'only',
})

/** The dashboard's sidebar: the user's links, products, and the mobile app. */
export function DashboardLinks() {
  const user = useUser()
  const settings = useAddresses()
  const { data, error, reload } = useQuery(getQuickLinkSelections, {})
  const links = toLoad({ data: data && reachableQuickLinks(data, hasPage), error })
  return (
    <>
      <SectionBoundary>
        <QuickLinks links={links} onRetry={() => void reload()} />
      </SectionBoundary>
      <SectionBoundary>
        <ProductLinks
          user={user}
          hrefs={{
            compensation: settings.compensationUrl,
            insuranceProducts: `${settings.appsUrl}/insurance-products`,
            disabilityIncome: settings.disabilityIncomeUrl,
            investmentProducts: `${settings.appsUrl}/investment-products`,
          }}
        />
      </SectionBoundary>
      <MobileApp hrefs={{ apple: settings.appleAppUrl, google: settings.googleAppUrl }} />
    </>
  )
}
