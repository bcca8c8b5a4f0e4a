'use client'

import {
  type AccessUser,
  canSeeInsuranceProducts,
  canSeeInvestmentProducts,
  canSeeStatements,
} from '@producer-portal/domain/access'
import { HeartPulseIcon, LandmarkIcon, ShieldIcon, TrendingUpIcon } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { LinkCard } from '../LinkCard/LinkCard.js'
import { dashboardMessages } from '../messages.js'

/** Addresses outside the portal. */
export interface ProductHrefs {
  readonly compensation: string
  readonly insuranceProducts: string
  readonly disabilityIncome: string
  readonly investmentProducts: string
}

export interface ProductLinksProps {
  /** The signed-in user; decides which links are shown. */
  user: AccessUser
  /** The URLs of the product pages. */
  hrefs: ProductHrefs
}

/** Use it on the dashboard: links to compensation, and to the products the user can sell. */
export function ProductLinks({ user, hrefs }: ProductLinksProps) {
  const t = useMessages(dashboardMessages)
  const sellsInsurance = canSeeInsuranceProducts(user)
  const links = [
    canSeeStatements(user) && { label: t('compensation'), href: hrefs.compensation, icon: LandmarkIcon },
    sellsInsurance && { label: t('insuranceProducts'), href: hrefs.insuranceProducts, icon: ShieldIcon },
    sellsInsurance && { label: t('disabilityIncome'), href: hrefs.disabilityIncome, icon: HeartPulseIcon },
    canSeeInvestmentProducts(user) && {
      label: t('investmentProducts'),
      href: hrefs.investmentProducts,
      icon: TrendingUpIcon,
    },
  ].filter((link) => link !== false)
  if (links.length === 0) return null
  return <LinkCard title={t('productLinks')} links={links.map((link) => ({ ...link, isExternal: true }))} />
}
