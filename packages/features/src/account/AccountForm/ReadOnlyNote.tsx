'use client'

import { Banner, Link } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { accountMessages } from '../messages.js'

export interface ReadOnlyNoteProps {
  /** The URL to go back to. */
  backHref: string
}

/** Use it in place of a form for users who can view but not change what is on file. */
export function ReadOnlyNote({ backHref }: ReadOnlyNoteProps) {
  const t = useMessages(accountMessages)
  return (
    <Banner tone="info" role="note" actions={<Link href={backHref}>{t('back')}</Link>}>
      {t('readOnlyNote')}
    </Banner>
  )
}
