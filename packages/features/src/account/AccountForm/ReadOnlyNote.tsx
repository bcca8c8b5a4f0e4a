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
  const say = useMessages(accountMessages)
  return (
    <Banner tone="info" role="note" actions={<Link href={backHref}>{say('back')}</Link>}>
      {say('readOnlyNote')}
    </Banner>
  )
}
