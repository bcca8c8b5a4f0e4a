'use client'

import {
  type AccessUser,
  canSeeInsuranceProducts,
  canSeeInvestmentProducts,
  canSeeStatements,
} from '@producer-portal/domain/access'
import { HeartPulseIcon, LandmarkIcon, ShieldIcon, TrendingUpIcon } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { LinkCard } from './LinkCard.js'
import { dashboardMessages } from './messages.js'

/** Addresses outside the portal. */
export interface ProductHrefs {
  readonly compensation: string
  readonly insuranceProducts: string
  readonly disabilityIncome: string
  readonly investmentProducts: string
}

export interface ProductLinksProps {
  /** Who looks: decides which links there are. */
  user: AccessUser
  hrefs: ProductHrefs
}

/** Use it on the dashboard: what the reader earns, and the products that the reader may sell. */
export function ProductLinks({ user, hrefs }: ProductLinksProps) {
  const say = useMessages(dashboardMessages)
  const sellsInsurance = canSeeInsuranceProducts(user)
  const links = [
    canSeeStatements(user) && { label: say('compensation'), href: hrefs.compensation, glyph: LandmarkIcon },
    sellsInsurance && { label: say('insuranceProducts'), href: hrefs.insuranceProducts, glyph: ShieldIcon },
    sellsInsurance && { label: say('disabilityIncome'), href: hrefs.disabilityIncome, glyph: HeartPulseIcon },
    canSeeInvestmentProducts(user) && {
      label: say('investmentProducts'),
      href: hrefs.investmentProducts,
      glyph: TrendingUpIcon,
    },
  ].filter((link) => link !== false)
  if (links.length === 0) return null
  return <LinkCard title={say('productLinks')} links={links.map((link) => ({ ...link, isExternal: true }))} />
}
