'use client'

import { Button, Link, VisuallyHidden } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import * as S from './HeaderLinks.styles.js'
import { shellMessages } from './messages.js'

export interface HeaderLinksProps {
  /** Address of the directories. */
  directoriesHref: string
  /** Address of the marketing portal. */
  marketingHref: string
  /** Called by 'Open Classic Dashboard'; the app opens it in a new tab. Left out, there is no such button. */
  onClassicDashboardOpen?: () => void
}

/** Use it in a page's frame: the ways to the sites around the portal, each in a new tab. */
export function HeaderLinks({ directoriesHref, marketingHref, onClassicDashboardOpen }: HeaderLinksProps) {
  const say = useMessages(shellMessages)
  const newTab = { look: 'quiet', isExternal: true, isIconHidden: true, externalText: say('opensInNewTab') } as const
  return (
    <S.Root aria-label={say('headerLinks')}>
      <Link href={directoriesHref} {...newTab}>
        {say('directories')}
      </Link>
      <Link href={marketingHref} {...newTab}>
        {say('marketingPortal')}
      </Link>
      {onClassicDashboardOpen && (
        <Button size="small" onClick={onClassicDashboardOpen}>
          <span>
            {say('openClassicDashboard')}
            <VisuallyHidden>{` (${say('opensInNewTab')})`}</VisuallyHidden>
          </span>
        </Button>
      )}
    </S.Root>
  )
}
