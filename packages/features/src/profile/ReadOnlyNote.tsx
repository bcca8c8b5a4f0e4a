'use client'

import { Banner, Link } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { profileMessages } from './messages.js'

export interface ReadOnlyNoteProps {
  /** Where people go back to. */
  backHref: string
}

/** Use it in place of a form for people who may see what is on file but not change it. */
export function ReadOnlyNote({ backHref }: ReadOnlyNoteProps) {
  const say = useMessages(profileMessages)
  return (
    <Banner tone="info" role="note" actions={<Link href={backHref}>{say('back')}</Link>}>
      {say('readOnlyNote')}
    </Banner>
  )
}
