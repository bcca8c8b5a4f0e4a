'use client'

import { isPortalPath, type QuickLinkOption } from '@producer-portal/domain/quick-links'
import { ErrorState, Skeleton, Text, VisuallyHidden } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { LinkCard } from './LinkCard.js'
import * as S from './LinkCard.styles.js'
import { dashboardMessages } from './messages.js'
import { quickLinkIcon } from './quick-link-icons.js'

export interface QuickLinksProps {
  /** The reader's links in their own order, or that they are on their way, or could not be had. */
  links:
    | readonly (Pick<QuickLinkOption, 'id' | 'name' | 'childIconName'> & { readonly url: string })[]
    | 'loading'
    | 'error'
  /** Called by Retry after the links could not be had. */
  onRetry: () => void
}

/** Use it on the dashboard: the ways that the reader has chosen, in the reader's order. */
export function QuickLinks({ links, onRetry }: QuickLinksProps) {
  const say = useMessages(dashboardMessages)
  if (links === 'loading') {
    return (
      <LinkCard title={say('quickLinks')} links={[]}>
        <S.Waiting aria-busy>
          <VisuallyHidden>{say('quickLinksLoading')}</VisuallyHidden>
          <Skeleton lines={4} />
        </S.Waiting>
      </LinkCard>
    )
  }
  if (links === 'error') {
    return (
      <LinkCard title={say('quickLinks')} links={[]}>
        <ErrorState title={say('quickLinksFailed')} onRetry={onRetry} retryLabel={say('retry')} />
      </LinkCard>
    )
  }
  const ways = links.map(({ name, url, childIconName }) => ({
    label: name,
    href: url,
    glyph: quickLinkIcon(childIconName),
    isExternal: !isPortalPath(url),
  }))
  return (
    <LinkCard title={say('quickLinks')} links={ways}>
      {ways.length === 0 && (
        <S.Waiting>
          <Text tone="muted">{say('noQuickLinks')}</Text>
        </S.Waiting>
      )}
    </LinkCard>
  )
}
