'use client'

import { Avatar, getInitials, lazyComponent, Popover } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { shellMessages } from '../messages.js'
import type { ProfileCardProps } from './ProfileCard.js'

const Trigger = styled.button`
  display: inline-flex;
  padding: ${tokens.space[1]};
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${tokens.color.controlHover};
  }
`

const ProfileCard = lazyComponent(() => import('./ProfileCard.js').then((module) => module.ProfileCard), {
  fallback: null,
})

export type ProfileMenuProps = Omit<ProfileCardProps, 'onPageSelect'>

/** Use it at the end of the header: the user's initials, which open the profile card. */
export function ProfileMenu(props: ProfileMenuProps) {
  const t = useMessages(shellMessages)
  const { name, shortName } = props.view
  return (
    <Popover
      label={t('profile', { name })}
      renderTrigger={(trigger) => (
        <Trigger
          type="button"
          aria-label={t('profileTrigger', { name, initials: getInitials(shortName) })}
          {...trigger}
        >
          <Avatar name={shortName} />
        </Trigger>
      )}
    >
      {(close) => <ProfileCard {...props} onPageSelect={close} />}
    </Popover>
  )
}
