'use client'

import { UnderlineNav } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import type { AccountLink } from './account-links.js'
import { profileMessages } from './messages.js'

export interface AccountNavigationProps {
  /** The pages that the user may open. */
  links: readonly AccountLink[]
  /** Shows the pages but leads nowhere: something must be settled first. */
  isDisabled: boolean
}

/** Use it above the account pages: the ways from one to the next. */
export function AccountNavigation({ links, isDisabled }: AccountNavigationProps) {
  const say = useMessages(profileMessages)
  if (links.length === 0) return null
  const items = links.map(({ page, href, current }) => ({ id: page, label: say(page), href, current }))
  return <UnderlineNav items={items} aria-label={say('accountPages')} isDisabled={isDisabled} />
}
