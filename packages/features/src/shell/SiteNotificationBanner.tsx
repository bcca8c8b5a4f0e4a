'use client'

import type { SiteNotification } from '@producer-portal/domain/notifications'
import { Banner, Link } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { shellMessages } from './messages.js'

export interface SiteNotificationBannerProps {
  /** What is told: a title, a sentence and a link, of which any may be missing. */
  notification: SiteNotification
  /** Called with the notification's type when the reader dismisses it. */
  onDismiss: (type: string) => void
}

/** Use it above the pages for the one notification that the site has at present. */
export function SiteNotificationBanner({ notification, onDismiss }: SiteNotificationBannerProps) {
  const say = useMessages(shellMessages)
  const { type, title, message, link, linkText, isInternal } = notification
  return (
    <section aria-label={say('notification')}>
      <Banner
        tone="info"
        title={title}
        onClose={() => onDismiss(type)}
        closeLabel={say('dismissNotification')}
        actions={
          link && (
            <Link href={link} isExternal={!isInternal} externalText={say('opensInNewTab')}>
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
