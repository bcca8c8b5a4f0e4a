'use client'
import { ChevronDownIcon, XIcon } from '../../icons/icons.js'
import { forwardRef, useId, useRef, useState, type HTMLAttributes, type ReactNode } from 'react'
import { useFocusRestore } from '../../hooks/lost-focus.js'
import { useIsWindowBelow } from '../../hooks/useIsWindowBelow.js'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { Icon } from '../Icon/Icon.js'
import { IconButton } from '../IconButton/IconButton.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import * as S from './Banner.styles.js'
import { statusIcons, type StatusTone } from './status-icons.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The subject: decides the icon, the color, and how urgently it is read out. */
  tone: StatusTone
  /** A short bold text at the start; none by default. */
  title?: ReactNode
  /** The word for the tone that is read out first; 'Information', 'Success', 'Warning' or 'Error' by default. */
  toneLabel?: string
  /** Buttons or links after the text. */
  actions?: ReactNode
  /**
   * `strip` reaches from edge to edge at the top of a page, on one line where there is room; below 1024 px its title opens
   * the rest. `line` is quiet text without a box, for what can wait. `box` by default.
   */
  layout?: 'box' | 'strip' | 'line'
  /** Draws the close button and is called when it is pressed. */
  onClose?: () => void
  /** Name of the close button; 'Dismiss' by default. */
  closeLabel?: string
}

/**
 * Use it for a message that stays on the page until it is settled or closed; for the answer to an action use a toast.
 * It is read out when it appears; one that is part of the page from the start can be given `role="note"`.
 */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone, title, toneLabel, actions, layout = 'box', onClose, closeLabel, children, ...rest },
  ref,
) {
  const t = useTexts(coreTexts)
  const root = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(root, ref)
  // A bar at the foot of a page keeps the focus of what is closed in it: the title may be far out of view
  useFocusRestore(root, '[data-pp-foot]')
  const contentId = useId()
  const [isOpen, setOpen] = useState(false)
  const isFolding = useIsWindowBelow('desktop') && layout === 'strip' && Boolean(title)
  const isUrgent = tone === 'error' || tone === 'warning'
  return (
    <S.Root
      ref={mergedRef}
      $tone={tone}
      data-layout={layout}
      data-folding={isFolding || undefined}
      role={isUrgent ? 'alert' : 'status'}
      {...rest}
    >
      <Icon icon={statusIcons[tone]} />
      <S.Words>
        <VisuallyHidden>{toneLabel ?? t(tone)}: </VisuallyHidden>
        {isFolding ? (
          <S.Toggle type="button" aria-expanded={isOpen} aria-controls={contentId} onClick={() => setOpen(!isOpen)}>
            <strong>{title}</strong>
            <Icon icon={ChevronDownIcon} />
          </S.Toggle>
        ) : (
          title && <strong>{title}</strong>
        )}
        <S.Content id={contentId} hidden={isFolding && !isOpen} data-folding={isFolding || undefined}>
          {children && <div>{children}</div>}
          {actions && <S.Actions>{actions}</S.Actions>}
        </S.Content>
      </S.Words>
      {onClose && (
        <IconButton label={closeLabel ?? t('dismiss')} icon={XIcon} iconSize={16} size="small" onClick={onClose} />
      )}
    </S.Root>
  )
})
