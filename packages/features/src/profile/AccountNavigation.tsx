'use client'

import { useLinkComponent } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import type { AccountLink } from './account-links.js'
import * as S from './AccountNavigation.styles.js'
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
  const link = useLinkComponent()
  if (links.length === 0) return null
  return (
    <S.Root aria-label={say('accountPages')}>
      <S.List>
        {links.map(({ page, href, current }) => (
          <li key={page}>
            {isDisabled ? (
              <S.PageLink role="link" aria-disabled>
                {say(page)}
              </S.PageLink>
            ) : (
              <S.PageLink as={link} href={href} aria-current={current}>
                {say(page)}
              </S.PageLink>
            )}
          </li>
        ))}
      </S.List>
    </S.Root>
  )
}
