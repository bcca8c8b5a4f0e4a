'use client'

import { isPortalPath, type QuickLinkOption } from '@producer-portal/domain/quick-links'
import { ErrorState, Link, Skeleton, Text, VisuallyHidden } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { LinkCard } from '../LinkCard/LinkCard.js'
import * as S from '../LinkCard/LinkCard.styles.js'
import { dashboardMessages } from '../messages.js'
import { getQuickLinkIcon } from './quick-link-icons.js'

export interface QuickLinksProps {
  /** The user's links in their own order, or why they aren't there: loading, or failed to load. */
  links:
    | readonly (Pick<QuickLinkOption, 'id' | 'name' | 'childIconName'> & { readonly url: string })[]
    | 'loading'
    | 'error'
  /** Called by Retry after the links failed to load. */
  onRetry: () => void
  /** The URL of the editor. Default: that of the portal. */
  editHref?: string
}

/** Use it on the dashboard: the links the user has chosen, in their order. */
export function QuickLinks({ links, onRetry, editHref = '/quick-links' }: QuickLinksProps) {
  const t = useMessages(dashboardMessages)
  const { toTerm } = useTerms()
  if (links === 'loading') {
    return (
      <LinkCard title={t('quickLinks')} links={[]}>
        <S.Waiting aria-busy>
          <VisuallyHidden>{t('quickLinksLoading')}</VisuallyHidden>
          <Skeleton lines={4} />
        </S.Waiting>
      </LinkCard>
    )
  }
  if (links === 'error') {
    return (
      <LinkCard title={t('quickLinks')} links={[]}>
        <ErrorState title={t('quickLinksFailed')} onRetry={onRetry} />
      </LinkCard>
    )
  }
  const ways = links.map(({ name, url, childIconName }) => ({
    label: toTerm(name),
    href: url,
    icon: getQuickLinkIcon(childIconName),
    isExternal: !isPortalPath(url),
  }))
  return (
    <LinkCard
      title={t('quickLinks')}
      links={ways}
      action={
        <Link href={editHref} aria-label={t('editQuickLinks')}>
          {t('edit')}
        </Link>
      }
    >
      {ways.length === 0 && (
        <S.Waiting>
          <Text tone="muted">{t('noQuickLinks')}</Text>
        </S.Waiting>
      )}
    </LinkCard>
  )
}
