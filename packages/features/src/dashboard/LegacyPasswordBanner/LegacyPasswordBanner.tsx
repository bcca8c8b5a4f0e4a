'use client'

import { Banner, Link } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { dashboardMessages } from '../messages.js'

export interface LegacyPasswordBannerProps {
  /** Where a password of the former system is changed. */
  href: string
  /** Called when the banner is dismissed. Without it, it can't be dismissed. */
  onDismiss?: () => void
}

/** Use it on the dashboard for users with a password of the classic site. */
export function LegacyPasswordBanner({ href, onDismiss }: LegacyPasswordBannerProps) {
  const t = useMessages(dashboardMessages)
  return (
    <Banner
      tone="info"
      role="note"
      title={t('legacyPasswordTitle')}
      onClose={onDismiss}
      closeLabel={t('dismiss')}
      actions={
        <Link href={href} isExternal>
          {t('legacyPasswordLink')}
        </Link>
      }
    >
      {t('legacyPasswordText')}
    </Banner>
  )
}
