'use client'

import { type AccessUser, canSeeRepresentativeEmail, canUseSecureMessaging } from '@producer-portal/domain/access'
import { unreadBadge } from '@producer-portal/domain/account'
import {
  Badge,
  Button,
  Icon,
  Link,
  MailIcon,
  Menu,
  type MenuItem,
  MessageSquareIcon,
  SendIcon,
  VisuallyHidden,
} from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { shellMessages } from '../messages.js'

/** What is beside it stays where it is, whatever the number, and never comes close to it. */
const Stack = styled.span`
  position: relative;
  display: inline-flex;
  margin-inline-end: ${tokens.space[2]};
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

/** The same size as the menu button it replaces. */
const Direct = styled(Link)`
  display: inline-grid;
  place-items: center;
  min-inline-size: ${tokens.density.control};
  min-block-size: ${tokens.density.control};
  padding-inline: ${tokens.space[4]};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.text};

  &&:hover {
    background: ${tokens.color.controlHover};
  }
`

export interface MessagesMenuProps {
  /** The signed-in user; decides which of the two links are shown. */
  user: AccessUser
  /** The number of unread messages; the badge shows '99+' beyond 99. Default: 0, without a badge. */
  unreadCount?: number
  /** Address of the secure messages. Default: there are none. */
  secureMessagesHref?: string | undefined
  /** Address under which a message to a representative is written. Default: there is none. */
  representativeEmailHref?: string | undefined
}

/**
 * Use it in the header: the way to messages, and the number of unread ones. A link where there is one kind, a menu where
 * there are two, and nothing for users without messages, or where no address is given.
 */
export function MessagesMenu({ user, unreadCount = 0, ...hrefs }: MessagesMenuProps) {
  const t = useMessages(shellMessages)
  const unread = unreadBadge(unreadCount)
  const entries: MenuItem[] = []
  if (hrefs.secureMessagesHref && canUseSecureMessaging(user)) {
    const label = unread ? t('secureMessagesUnread', { unread }) : t('secureMessages')
    entries.push({ id: 'secure', label, icon: MessageSquareIcon, href: hrefs.secureMessagesHref, isExternal: true })
  }
  if (hrefs.representativeEmailHref && canSeeRepresentativeEmail(user)) {
    const label = t('representativeEmail')
    entries.push({ id: 'email', label, icon: SendIcon, href: hrefs.representativeEmailHref, isExternal: true })
  }
  const [first, ...more] = entries
  if (!first) return null
  const picture = (
    <Stack>
      <Icon icon={MailIcon} size={20} />
      {unread && <Unread aria-hidden>{unread}</Unread>}
    </Stack>
  )
  // A menu of one would be a detour
  if (more.length === 0) {
    return (
      <Direct href={first.href ?? ''} variant="quiet" isExternal isIconHidden>
        {picture}
        <VisuallyHidden>{first.label}</VisuallyHidden>
      </Direct>
    )
  }
  return (
    <Menu
      placement="bottom-end"
      label={t('messages')}
      items={entries}
      renderTrigger={(trigger) => (
        <Button variant="quiet" aria-label={unread ? t('messagesUnread', { unread }) : t('messages')} {...trigger}>
          {picture}
        </Button>
      )}
    />
  )
}
