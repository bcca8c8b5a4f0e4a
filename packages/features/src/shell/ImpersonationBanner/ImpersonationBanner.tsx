'use client'

import { Button, EyeIcon, Icon, LogOutIcon, useStickyFoot } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { laterShellMessages } from '../later-messages.js'

const { borderWidth, color, fontWeight, space } = tokens

/** At the bottom of the window, where it doesn't cover sticky headers. */
const Root = styled.section`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.zIndex.header};
  display: flex;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[2]} ${space[6]};
  border-block-start: ${borderWidth.thick} solid ${color.warningBorder};
  background: ${color.warningSurface};
  color: ${color.warningText};
`

const Message = styled.p`
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
`

export interface ImpersonationBannerProps {
  /** Name of the person whose portal is shown. */
  name: string
  /** Called by 'Sign Out', the only way to end it. */
  onSignOut: () => void
}

/** Use it while the user views the portal as someone else: it stays in view and can't be dismissed. */
export function ImpersonationBanner({ name, onSignOut }: ImpersonationBannerProps) {
  const t = useMessages(laterShellMessages)
  const root = useRef<HTMLElement>(null)
  useStickyFoot(root)
  return (
    <Root ref={root} aria-label={t('impersonation')}>
      <Icon icon={EyeIcon} />
      <Message role="status">{t('viewingAs', { name })}</Message>
      <Button size="small" iconStart={LogOutIcon} onClick={onSignOut}>
        {t('signOut')}
      </Button>
    </Root>
  )
}
