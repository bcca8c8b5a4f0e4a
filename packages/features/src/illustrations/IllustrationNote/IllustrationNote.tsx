'use client'

import { Banner, Link } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationNoteMessages } from '../messages.js'

export interface IllustrationNoteProps {
  /** How many finished illustrations the user hasn't seen. */
  count: number
  /** The URL of the page with the user's requests. */
  href: string
}

/** Use it on the dashboard when illustrations have been finished that the user hasn't seen. */
export function IllustrationNote({ count, href }: IllustrationNoteProps) {
  const t = useMessages(illustrationNoteMessages)
  return (
    <Banner tone="info" actions={<Link href={href}>{t('open')}</Link>}>
      {t('ready', { count })}
    </Banner>
  )
}
