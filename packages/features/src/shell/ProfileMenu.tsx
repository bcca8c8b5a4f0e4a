'use client'

import { Avatar, initialsOf, latePart, Popover, Skeleton, useLatePart } from '@producer-portal/ui'
import { createElement } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { shellMessages } from './messages.js'
import type { ProfileCardProps } from './ProfileCard.js'
import * as S from './ProfileMenu.styles.js'

const card = latePart(() => import('./ProfileCard.js').then((part) => part.ProfileCard))

export type ProfileMenuProps = Omit<ProfileCardProps, 'onPageChoose'>

/** Use it at the end of the header: the reader's initials, which open the profile card. */
export function ProfileMenu(props: ProfileMenuProps) {
  const say = useMessages(shellMessages)
  const { name, shortName } = props.view
  return (
    <Popover
      label={say('profile', { name })}
      renderTrigger={(trigger) => (
        <S.Trigger
          type="button"
          aria-label={say('profileTrigger', { name, initials: initialsOf(shortName) })}
          {...trigger}
        >
          <Avatar name={shortName} />
        </S.Trigger>
      )}
    >
      {(close) => <LateCard {...props} onPageChoose={close} />}
    </Popover>
  )
}

function LateCard(props: ProfileCardProps) {
  const Card = useLatePart(card, true)
  return Card ? createElement(Card, props) : <Skeleton lines={6} />
}
