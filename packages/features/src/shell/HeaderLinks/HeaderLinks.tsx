'use client'

import { type AccessUser, canSeeInsuranceProducts, canSeeInvestmentProducts } from '@producer-portal/domain/access'
import { Button, ExternalLinkIcon, Icon, Link, MenuButton, VisuallyHidden } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { shellMessages } from '../messages.js'
import * as S from './HeaderLinks.styles.js'

/** Addresses of the sites around the portal. */
export interface SiteHrefs {
  /** The directories. */
  readonly directories: string
  /** The portal of marketing material. */
  readonly marketing: string
  /** Insurance products; shown to users who may sell them. */
  readonly insuranceProducts: string
  /** Investment products; shown to users who may sell them. */
  readonly investmentProducts: string
}

export interface HeaderLinksProps {
  /** The signed-in user; decides which products are shown. */
  user: AccessUser
  /** The addresses of the sites. */
  hrefs: SiteHrefs
  /** `row` (the default) for the header, where two kinds of products share a menu; `column` for the drawer. */
  layout?: 'row' | 'column'
  /** Called by 'Open Classic Dashboard'; the app opens it in a new tab. Left out, there is no such button. */
  onClassicDashboardOpen?: () => void
}

/** Use it in the header and the drawer: links to the sites around the portal, each in a new tab. */
export function HeaderLinks({ user, hrefs, layout = 'row', onClassicDashboardOpen }: HeaderLinksProps) {
  const t = useMessages(shellMessages)
  const newTab = t('newTab')
  const siteLink = (name: keyof SiteHrefs) => (
    <Link key={name} href={hrefs[name]} variant="quiet" isExternal isIconHidden={layout === 'column'}>
      {layout === 'column' && <Icon icon={ExternalLinkIcon} size={20} />}
      {t(labels[name])}
    </Link>
  )
  const products = getProducts(user)
  return (
    <S.Root aria-label={t('headerLinks')} data-layout={layout}>
      {siteLink('directories')}
      {siteLink('marketing')}
      {layout === 'row' && products.length > 1 ? (
        <MenuButton
          variant="quiet"
          size="small"
          items={products.map((name) => ({ id: name, label: t(name), href: hrefs[name], isExternal: true }))}
        >
          {t('products')}
        </MenuButton>
      ) : (
        products.map(siteLink)
      )}
      {onClassicDashboardOpen && (
        <Button
          variant="quiet"
          size="small"
          iconEnd={layout === 'row' ? ExternalLinkIcon : undefined}
          iconStart={layout === 'column' ? ExternalLinkIcon : undefined}
          onClick={onClassicDashboardOpen}
        >
          <span>
            {t('openClassicDashboard')}
            <VisuallyHidden>{` (${newTab})`}</VisuallyHidden>
          </span>
        </Button>
      )}
    </S.Root>
  )
}

const labels = {
  directories: 'directories',
  marketing: 'marketingPortal',
  insuranceProducts: 'insuranceProducts',
  investmentProducts: 'investmentProducts',
} as const satisfies Record<keyof SiteHrefs, keyof typeof shellMessages.entries>

function getProducts(user: AccessUser): readonly ('insuranceProducts' | 'investmentProducts')[] {
  return [
    ...(canSeeInsuranceProducts(user) ? (['insuranceProducts'] as const) : []),
    ...(canSeeInvestmentProducts(user) ? (['investmentProducts'] as const) : []),
  ]
}
