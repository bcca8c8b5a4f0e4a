import { navigationTree } from '@producer-portal/domain/catalog'
import { type DemoPerson } from '@producer-portal/domain/mocks'
import { AppFrame } from '@producer-portal/features/shell'
import type { Brand } from '@producer-portal/ui/tokens'
import type { ReactNode } from 'react'
import { toStoryUser } from '../../packages/features/src/testing/story-user.js'

export interface FramedPageProps {
  /** The brand. */
  brand: Brand
  /** The signed-in user. */
  person: DemoPerson
  /** Path of the page. */
  currentPath: string
  /** Something must be settled first: the navigation leads nowhere. Default: false. */
  isNavigationDisabled?: boolean
  children: ReactNode
}

const nothing = () => {}

/** A page in the portal's frame, filled with the demo's navigation. */
export function FramedPage({ brand, person, currentPath, isNavigationDisabled, children }: FramedPageProps) {
  return (
    <AppFrame
      brand={brand}
      user={toStoryUser(person)}
      profile={person.profile}
      navigation={navigationTree}
      currentPath={currentPath}
      isNavigationDisabled={isNavigationDisabled}
      unreadCount={3}
      externalHrefs={{
        directories: 'https://content.example.com/directories',
        marketing: 'https://content.example.com/marketing',
        insuranceProducts: 'https://apps.example.com/insurance-products',
        investmentProducts: 'https://apps.example.com/investment-products',
        secureMessages: 'https://service.example.com/messages',
        representativeEmail: 'https://service.example.com/representatives',
      }}
      onSearchSubmit={nothing}
      onClassicDashboardOpen={nothing}
      onSignOut={nothing}
    >
      {children}
    </AppFrame>
  )
}
