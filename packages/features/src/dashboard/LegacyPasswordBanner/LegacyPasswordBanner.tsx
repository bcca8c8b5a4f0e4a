'use client'

import { Banner, Link } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { classicPasswordMessages } from '../later-messages.js'

export interface LegacyPasswordBannerProps {
  /** The page where a password of the former system is changed. */
  href: string
  /** Called when the banner is dismissed. Without it, it can't be dismissed. */
  onDismiss?: () => void
}

/** Use it on the dashboard for users with a password of the classic site: a quiet line beside what matters more. */
export function LegacyPasswordBanner({ href, onDismiss }: LegacyPasswordBannerProps) {
  const t = useMessages(classicPasswordMessages)
  return (
    <Banner tone="info" layout="line" role="note" onClose={onDismiss}>
      {t('text')}{' '}
      <Link href={href} isExternal>
        {t('link')}
      </Link>
    </Banner>
  )
}
