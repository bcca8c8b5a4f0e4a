'use client'
import { forwardRef, useEffect, useRef, type ButtonHTMLAttributes } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { Icon, type IconComponent } from '../Icon/Icon.js'
import { Ring } from '../Spinner/Spinner.styles.js'
import * as S from './Button.styles.js'
import type { ButtonSize, ButtonVariant } from './button-variant.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Emphasis: one `primary` a view, `danger` for what cannot be undone, `quiet` inside dense rows; `secondary` by default. */
  variant?: ButtonVariant
  /** Height: `medium` follows the density, `small` is for toolbars and rows, `large` for touch and sign-in pages. */
  size?: ButtonSize
  /** Shows a spinner, keeps its label and the focus, and ignores presses until the work is done. */
  isPending?: boolean
  /** Read out when it becomes busy; the button's own text and 'in progress' by default. */
  pendingText?: string
  /** An icon before the text. */
  iconStart?: IconComponent
  /** An icon after the text. */
  iconEnd?: IconComponent
  /** Takes the whole width of its container. */
  isFullWidth?: boolean
  /** Looks disabled and ignores presses, but keeps the focus, so that a `Tooltip` can say why. */
  'aria-disabled'?: ButtonHTMLAttributes<HTMLButtonElement>['aria-disabled']
  /** Shows that it is switched on; for what is either on or off. */
  'aria-pressed'?: ButtonHTMLAttributes<HTMLButtonElement>['aria-pressed']
}

/** Use it for anything that happens on this page; to go to another page use `Link`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const {
    variant = 'secondary',
    size = 'medium',
    isPending = false,
    pendingText,
    iconStart,
    iconEnd,
    isFullWidth,
    type = 'button',
    'aria-disabled': ariaDisabled,
    onClick,
    children,
    ...rest
  } = props
  const ring = useRef<HTMLSpanElement>(null)
  const ignoresPresses = isPending || ariaDisabled === true || ariaDisabled === 'true'
  const announce = useAnnounce()
  const t = useTexts(coreTexts)

  useEffect(() => {
    if (!isPending) return
    const button = ring.current?.parentElement
    const name = button?.getAttribute('aria-label') ?? button?.textContent ?? ''
    announce(pendingText ?? t('pending', { name }).trim())
  }, [isPending, pendingText, announce, t])

  return (
    <S.Root
      ref={ref}
      type={type}
      $variant={variant}
      $size={size}
      data-variant={variant}
      data-full-width={isFullWidth || undefined}
      aria-disabled={ignoresPresses || undefined}
      aria-busy={isPending || undefined}
      {...rest}
      onClick={(event) => {
        // A busy submit button must not send the form a second time.
        if (ignoresPresses) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isPending ? <Ring ref={ring} aria-hidden /> : iconStart && <Icon icon={iconStart} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} />}
    </S.Root>
  )
})
