import { environmentSettings } from '@producer-portal/domain/environment'
import { reachableQuickLinks } from '@producer-portal/domain/quick-links'
import { MobileApp, ProductLinks, QuickLinks } from '@producer-portal/features/dashboard'
import { useEnvironment } from '../data/useEnvironment.js'
import { useQuickLinks } from '../data/useQuickLinks.js'
import { useHasPage } from '../frame/page-paths.js'
import { useUser } from '../state/session-state.js'

/** The side of the dashboard: one's own links, products, and the app for the phone. */
export function DashboardLinks() {
  const user = useUser()
  const hasPage = useHasPage()
  const settings = useEnvironment().data ?? environmentSettings('prod')
  const { data, error, reload } = useQuickLinks()
  const links = data ? reachableQuickLinks(data, hasPage) : error === undefined ? 'loading' : 'error'
  return (
    <>
      <QuickLinks links={links} onRetry={reload} />
      <ProductLinks
        user={user}
        hrefs={{
          compensation: settings.compensationUrl,
          insuranceProducts: `${settings.appsUrl}/insurance-products`,
          disabilityIncome: settings.disabilityIncomeUrl,
          investmentProducts: `${settings.appsUrl}/investment-products`,
        }}
      />
      <MobileApp hrefs={{ apple: settings.appleAppUrl, google: settings.googleAppUrl }} />
    </>
  )
}
