'use client'

import { Button, EyeIcon, Icon, LogOutIcon } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import * as S from './ImpersonationBanner.styles.js'
import { shellMessages } from './messages.js'

export interface ImpersonationBannerProps {
  /** Name of the person whose portal is shown. */
  name: string
  /** Called by 'Sign Out', the only way to end it. */
  onSignOut: () => void
}

/** Use it in the frame while somebody looks at the portal as somebody else: it stays in view and cannot be dismissed. */
export function ImpersonationBanner({ name, onSignOut }: ImpersonationBannerProps) {
  const say = useMessages(shellMessages)
  return (
    <S.Root aria-label={say('impersonation')}>
      <Icon glyph={EyeIcon} />
      <S.Words role="status">{say('viewingAs', { name })}</S.Words>
      <Button size="small" iconStart={LogOutIcon} onClick={onSignOut}>
        {say('signOut')}
      </Button>
    </S.Root>
  )
}
