'use client'
import { XIcon } from '../../icons/icons.js'
import { useId, useRef, type KeyboardEvent } from 'react'
import { useFocusRestore } from '../../hooks/lost-focus.js'
import { usePausableTimeout } from '../../hooks/usePausableTimeout.js'
import { statusIcons } from '../Banner/status-icons.js'
import { Button } from '../Button/Button.js'
import { Icon } from '../Icon/Icon.js'
import { IconButton } from '../IconButton/IconButton.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import * as S from './Toast.styles.js'
import { getDuration, type ToastMessage } from './toast-queue.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface ToastProps extends ToastMessage {
  /** Stops its clock, as long as somebody is reading; false by default. */
  isPaused?: boolean
  /** Called when it has been shown long enough, was answered, or was closed. */
  onClose: () => void
  /** Name of the close button; 'Dismiss' by default. */
  closeLabel?: string
}

/** The look and the clock of one toast; apps show toasts with `useToast`. Escape closes the one that has the focus. */
export function Toast(props: ToastProps) {
  const { tone = 'info', title, message, action, isPaused = false, onClose, closeLabel } = props
  const t = useTexts(coreTexts)
  const wordsId = useId()
  const root = useRef<HTMLDivElement>(null)
  useFocusRestore(root)
  usePausableTimeout(onClose, getDuration({ tone, title, message, action }), isPaused)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // A dialog under the toast would close as well.
    event.stopPropagation()
    onClose()
  }
  return (
    <S.Root ref={root} $tone={tone} role="group" aria-labelledby={wordsId} onKeyDown={closeOnEscape}>
      <Icon icon={statusIcons[tone]} />
      <S.Words>
        <S.Message id={wordsId}>
          <VisuallyHidden>{t(tone)}: </VisuallyHidden>
          {title && <strong>{title}</strong>}
          {message && <div>{message}</div>}
        </S.Message>
        {action && (
          <Button
            size="small"
            data-pp-toast=""
            onClick={() => {
              onClose()
              action.onAction()
            }}
          >
            {action.label}
          </Button>
        )}
      </S.Words>
      <IconButton
        label={closeLabel ?? t('dismiss')}
        icon={XIcon}
        iconSize={16}
        size="small"
        data-pp-toast={action ? undefined : ''}
        onClick={onClose}
      />
    </S.Root>
  )
}
