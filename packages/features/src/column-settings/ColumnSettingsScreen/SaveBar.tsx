'use client'

import { Button, Tooltip, useStickyFoot } from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { columnSettingsMessages } from '../messages.js'

const { borderWidth, color, space } = tokens

const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.zIndex.sticky};
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-block-start: ${borderWidth.hairline} solid ${color.border};
  background: ${color.surface};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};

  ${media.belowTablet} {
    & > * {
      flex: 1;
    }
  }
`

export interface SaveBarProps {
  /** Whether the columns are being saved. */
  isSaving: boolean
  /** Why the buttons are disabled; null when they aren't. */
  disabledReason: string | null
  /** Called by Cancel. */
  onCancel: () => void
  /** Called by 'Save and Apply'. */
  onSave: () => void
  /** What came of the last of it, above the buttons. */
  children?: ReactNode
}

/** The bar at the bottom of the column settings; it stays in view while the list scrolls. */
export function SaveBar({ isSaving, disabledReason, onCancel, onSave, children }: SaveBarProps) {
  const t = useMessages(columnSettingsMessages)
  const root = useRef<HTMLDivElement>(null)
  useStickyFoot(root)
  // aria-disabled, so that the pressed button keeps the focus
  const off = disabledReason !== null || isSaving
  return (
    <Root ref={root}>
      {children}
      <Buttons role="group" aria-label={t('actionsLabel')}>
        <Tooltip content={disabledReason}>
          <Button aria-disabled={off} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Tooltip>
        <Tooltip content={disabledReason}>
          <Button variant="primary" isPending={isSaving} aria-disabled={off} onClick={onSave}>
            {t('save')}
          </Button>
        </Tooltip>
      </Buttons>
    </Root>
  )
}
