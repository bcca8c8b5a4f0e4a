'use client'

import { FileTextIcon, Link } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationNoteMessages } from '../note-messages.js'

export interface IllustrationNoteProps {
  /** The number of finished illustrations the user hasn't seen. */
  count: number
  /** The URL of the page with the user's requests. */
  href: string
}

/** Use it beside the title of the dashboard when illustrations have been finished that the user hasn't seen. */
export function IllustrationNote({ count, href }: IllustrationNoteProps) {
  const t = useMessages(illustrationNoteMessages)
  return (
    <Link href={href} iconStart={FileTextIcon}>
      {t('ready', { count })}
    </Link>
  )
}
