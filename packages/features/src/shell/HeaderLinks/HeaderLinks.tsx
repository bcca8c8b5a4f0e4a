'use client'

import { type AccessUser, canSeeInsuranceProducts, canSeeInvestmentProducts } from '@producer-portal/domain/access'
import { Button, ExternalLinkIcon, Icon, Link, MenuButton, VisuallyHidden } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { shellMessages } from '../messages.js'
import * as S from './HeaderLinks.styles.js'

/** Addresses of the sites around the portal; one without an address has no link. */
export interface SiteHrefs {
  /** The directories. */
  readonly directories?: string
  /** The portal of marketing material. */
  readonly marketing?: string
  /** Insurance products; shown to users who may sell them. */
  readonly insuranceProducts?: string
  /** Investment products; shown to users who may sell them. */
  readonly investmentProducts?: string
}

/** A link of an insurer's own. */
export interface SiteLink {
  readonly id: string
  readonly label: string
  /** The address of the site, which opens in a new tab. */
  readonly href: string
}

export interface HeaderLinksProps {
  /** The signed-in user; decides which products are shown. */
  user: AccessUser
  /** The addresses of the sites. */
  hrefs: SiteHrefs
  /** Links of your own, before those to products. Default: none. */
  links?: readonly SiteLink[]
  /** `row` (the default) for the header, where two kinds of products share a menu; `column` for the drawer. */
  layout?: 'row' | 'column'
  /** Called by 'Open Classic Dashboard'; the app opens it in a new tab. Left out, there is no such button. */
  onClassicDashboardOpen?: () => void
}

/** Use it in the header and the drawer: links to the sites around the portal, each in a new tab. */
export function HeaderLinks({
  user,
  hrefs,
  links: own = [],
  layout = 'row',
  onClassicDashboardOpen,
}: HeaderLinksProps) {
  const t = useMessages(shellMessages)
  const newTab = t('newTab')
  const toSites = (ids: readonly (keyof SiteHrefs)[]) =>
    ids.flatMap((id): SiteLink[] => {
      const href = hrefs[id]
      return href === undefined ? [] : [{ id, label: t(id), href }]
    })
  const products = [
    ...(canSeeInsuranceProducts(user) ? toSites(['insuranceProducts']) : []),
    ...(canSeeInvestmentProducts(user) ? toSites(['investmentProducts']) : []),
  ]
  const toLink = ({ id, label, href }: SiteLink) => (
    <Link key={id} href={href} variant="quiet" isExternal isIconHidden={layout === 'column'}>
      {layout === 'column' && <Icon icon={ExternalLinkIcon} size={20} />}
      {label}
    </Link>
  )
  return (
    <S.Root aria-label={t('headerLinks')} data-layout={layout}>
      {[...toSites(['directories', 'marketing']), ...own].map(toLink)}
      {layout === 'row' && products.length > 1 ? (
        <MenuButton variant="quiet" size="small" items={products.map((link) => ({ ...link, isExternal: true }))}>
          {t('products')}
        </MenuButton>
      ) : (
        products.map(toLink)
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
