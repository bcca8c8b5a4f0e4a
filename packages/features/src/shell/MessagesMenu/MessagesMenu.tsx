'use client'

import { type AccessUser, canSeeRepresentativeEmail, canUseSecureMessaging } from '@producer-portal/domain/access'
import { unreadBadge } from '@producer-portal/domain/account'
import { Badge, Button, Icon, MailIcon, Menu, type MenuItem, MessageSquareIcon, SendIcon } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { shellMessages } from '../messages.js'

const Stack = styled.span`
  position: relative;
  display: inline-flex;
`

const Unread = styled(Badge).attrs({ tone: 'accent' as const })`
  position: absolute;
  inset-block-end: ${tokens.space[2]};
  inset-inline-start: ${tokens.space[2]};
  max-inline-size: none;
  padding-inline: ${tokens.space[1]};
  border-color: ${tokens.color.surface};
  white-space: nowrap;
`

export interface MessagesMenuProps {
  /** The signed-in user; decides which of the two links are shown. */
  user: AccessUser
  /** The number of unread messages; the badge shows '99+' beyond 99. Default: 0, without a badge. */
  unreadCount?: number
  /** Address of the secure messages. */
  secureMessagesHref: string
  /** Address under which a message to a representative is written. */
  representativeEmailHref: string
}

/**
 * Use it in the header: links to messages, and the number of unread ones. Renders nothing for users without messages.
 */
export function MessagesMenu({ user, unreadCount = 0, ...hrefs }: MessagesMenuProps) {
  const t = useMessages(shellMessages)
  const unread = unreadBadge(unreadCount)
  const entries: MenuItem[] = []
  if (canUseSecureMessaging(user)) {
    const label = t('secureMessages')
    entries.push({ id: 'secure', label, icon: MessageSquareIcon, href: hrefs.secureMessagesHref, isExternal: true })
  }
  if (canSeeRepresentativeEmail(user)) {
    const label = t('representativeEmail')
    entries.push({ id: 'email', label, icon: SendIcon, href: hrefs.representativeEmailHref, isExternal: true })
  }
  if (entries.length === 0) return null
  return (
    <Menu
      placement="bottom-end"
      label={t('messages')}
      items={entries}
      renderTrigger={(trigger) => (
        <Button variant="quiet" aria-label={unread ? t('messagesUnread', { unread }) : t('messages')} {...trigger}>
          <Stack>
            <Icon icon={MailIcon} size={20} />
            {unread && <Unread aria-hidden>{unread}</Unread>}
          </Stack>
        </Button>
      )}
    />
  )
}
