'use client'

import type { SiteNotification } from '@producer-portal/domain/shell'
import { Banner, Link } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { shellMessages } from '../messages.js'

export interface SiteNotificationBannerProps {
  /** The notification: a title, a sentence and a link, each of them optional. */
  notification: SiteNotification
  /** Called with the notification's type when it is dismissed. */
  onDismiss: (type: string) => void
  /** Leaves out a link within the portal: the user must complete another step first. Default: false. */
  isNavigationDisabled?: boolean
}

/** Use it above the pages for the one notification that the site has at present. */
export function SiteNotificationBanner(props: SiteNotificationBannerProps) {
  const t = useMessages(shellMessages)
  const { notification, onDismiss, isNavigationDisabled = false } = props
  const { type, title, message, link, linkText, isInternal } = notification
  return (
    <section aria-label={t('notification')}>
      <Banner
        tone="info"
        role="note"
        layout="strip"
        title={title}
        onClose={() => onDismiss(type)}
        closeLabel={t('dismissNotification')}
        actions={
          link &&
          !(isInternal && isNavigationDisabled) && (
            <Link href={link} isExternal={!isInternal}>
              {linkText ?? link}
            </Link>
          )
        }
      >
        {message}
      </Banner>
    </section>
  )
}
