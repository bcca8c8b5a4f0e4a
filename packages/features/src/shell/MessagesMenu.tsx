'use client'

import { type AccessUser, canSeeRepresentativeEmail, canUseSecureMessaging } from '@producer-portal/domain/access'
import { unreadBadge } from '@producer-portal/domain/profile'
import { Button, Icon, MailIcon, Menu, type MenuItem, MessageSquareIcon, SendIcon } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { shellMessages } from './messages.js'
import * as S from './MessagesMenu.styles.js'

export interface MessagesMenuProps {
  /** Who looks: decides which of the two ways are there. */
  user: AccessUser
  /** Messages that nobody has read; the badge shows '99+' beyond 99. Default: 0, without a badge. */
  unreadCount?: number
  /** Address of the secure messages. */
  secureMessagesHref: string
  /** Address under which a message to a representative is written. */
  representativeEmailHref: string
}

/** Use it in the header: the ways to messages, and how many wait. Nothing is drawn for people without either way. */
export function MessagesMenu({ user, unreadCount = 0, ...hrefs }: MessagesMenuProps) {
  const say = useMessages(shellMessages)
  const unread = unreadBadge(unreadCount)
  const entries: MenuItem[] = []
  if (canUseSecureMessaging(user)) {
    const label = say('secureMessages')
    entries.push({ id: 'secure', label, glyph: MessageSquareIcon, href: hrefs.secureMessagesHref, isExternal: true })
  }
  if (canSeeRepresentativeEmail(user)) {
    const label = say('representativeEmail')
    entries.push({ id: 'email', label, glyph: SendIcon, href: hrefs.representativeEmailHref, isExternal: true })
  }
  if (entries.length === 0) return null
  return (
    <Menu
      placement="bottom-end"
      label={say('messages')}
      entries={entries}
      renderTrigger={(trigger) => (
        <Button variant="quiet" aria-label={unread ? say('messagesUnread', { unread }) : say('messages')} {...trigger}>
          <S.Stack>
            <Icon glyph={MailIcon} size={20} />
            {unread && <S.Unread aria-hidden>{unread}</S.Unread>}
          </S.Stack>
        </Button>
      )}
    />
  )
}
