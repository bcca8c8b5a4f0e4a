'use client'
import { XIcon } from 'lucide-react'
import { useState } from 'react'
import { usePausableTimeout } from '../../hooks/usePausableTimeout.js'
import { statusLook } from '../Banner/statusLook.js'
import { Button } from '../Button/Button.js'
import { Icon } from '../Icon/Icon.js'
import { IconButton } from '../IconButton/IconButton.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import * as S from './Toast.styles.js'
import { stayOf, type ToastMessage } from './toastQueue.js'

export interface ToastProps extends ToastMessage {
  /** Called when it has been shown long enough, was answered, or was closed. */
  onClose: () => void
  /** Name of the close button; 'Dismiss' by default. */
  closeLabel?: string
}

/** The look and the clock of one toast; apps show toasts with `useToast`. Pointing at it or focusing it stops the clock. */
export function Toast({ tone = 'info', title, message, action, onClose, closeLabel = 'Dismiss' }: ToastProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  usePausableTimeout(onClose, stayOf({ tone, title, message, action }), isPointedAt || isFocused)
  const { glyph, word } = statusLook[tone]
  return (
    <S.Root
      $tone={tone}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon glyph={glyph} />
      <S.Words>
        <VisuallyHidden>{word}: </VisuallyHidden>
        {title && <strong>{title}</strong>}
        {message && <div>{message}</div>}
        {action && (
          <Button
            size="small"
            onClick={() => {
              onClose()
              action.onSelect()
            }}
          >
            {action.label}
          </Button>
        )}
      </S.Words>
      <IconButton name={closeLabel} glyph={XIcon} iconSize={16} size="small" onClick={onClose} />
    </S.Root>
  )
}
