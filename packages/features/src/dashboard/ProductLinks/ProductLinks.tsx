'use client'

import {
  type AccessUser,
  canSeeInsuranceProducts,
  canSeeInvestmentProducts,
  canSeeStatements,
} from '@producer-portal/domain/access'
import { isPortalPath } from '@producer-portal/domain/quick-links'
import { HeartPulseIcon, type IconComponent, LandmarkIcon, ShieldIcon, TrendingUpIcon } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { LinkCard } from '../LinkCard/LinkCard.js'
import { dashboardMessages } from '../messages.js'

/** Addresses outside the portal. The portal's own link shows only with an address. */
export interface ProductHrefs {
  readonly compensation?: string
  readonly insuranceProducts?: string
  readonly disabilityIncome?: string
  readonly investmentProducts?: string
}

/** A link of an insurer's own. */
export interface ProductLink {
  /** One of the portal's ids puts it in the place of that link. */
  readonly id: string
  readonly title: string
  /** A path of the portal, or another site, which opens in a new tab. */
  readonly href: string
  readonly icon: IconComponent
  /** A line below the title. Default: none. */
  readonly description?: string
}

export interface ProductLinksProps {
  /** The signed-in user; decides which of the portal's links are shown. */
  user: AccessUser
  /** The URLs of the portal's links; one without a URL isn't shown. */
  hrefs: ProductHrefs
  /** Links of your own, after the portal's or in their place. Default: none. */
  links?: readonly ProductLink[]
}

/** Use it on the dashboard: links to compensation, and to the products the user can sell. */
export function ProductLinks({ user, hrefs, links: own = [] }: ProductLinksProps) {
  const t = useMessages(dashboardMessages)
  const sellsInsurance = canSeeInsuranceProducts(user)
  const portalLinks: readonly { id: keyof ProductHrefs; icon: IconComponent; isShown: boolean }[] = [
    { id: 'compensation', icon: LandmarkIcon, isShown: canSeeStatements(user) },
    { id: 'insuranceProducts', icon: ShieldIcon, isShown: sellsInsurance },
    { id: 'disabilityIncome', icon: HeartPulseIcon, isShown: sellsInsurance },
    { id: 'investmentProducts', icon: TrendingUpIcon, isShown: canSeeInvestmentProducts(user) },
  ]
  const links = new Map<string, ProductLink>()
  for (const { id, icon, isShown } of portalLinks) {
    const href = hrefs[id]
    if (isShown && href !== undefined) links.set(id, { id, title: t(id), href, icon })
  }
  for (const link of own) links.set(link.id, link)
  if (links.size === 0) return null
  return (
    <LinkCard
      title={t('productLinks')}
      links={[...links.values()].map(({ title, ...link }) => ({
        ...link,
        label: title,
        isExternal: !isPortalPath(link.href),
      }))}
    />
  )
}
