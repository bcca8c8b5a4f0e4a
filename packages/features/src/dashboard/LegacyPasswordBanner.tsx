'use client'

import { Banner, Link } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { dashboardMessages } from './messages.js'

export interface LegacyPasswordBannerProps {
  /** Where a password of the former system is changed. */
  href: string
  /** Called when the reader dismisses it; left out, it stays. */
  onDismiss?: () => void
}

/** Use it on the dashboard as long as people have a password of the former system. */
export function LegacyPasswordBanner({ href, onDismiss }: LegacyPasswordBannerProps) {
  const say = useMessages(dashboardMessages)
  return (
    <Banner
      tone="info"
      role="note"
      title={say('legacyPasswordTitle')}
      onClose={onDismiss}
      closeLabel={say('dismiss')}
      actions={
        <Link href={href} isExternal>
          {say('legacyPasswordLink')}
        </Link>
      }
    >
      {say('legacyPasswordText')}
    </Banner>
  )
}
