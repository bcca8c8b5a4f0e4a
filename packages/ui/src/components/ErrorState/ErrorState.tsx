'use client'
import { TriangleAlertIcon } from '../../icons/icons.js'
import { forwardRef, type HTMLAttributes, type ReactNode, useRef } from 'react'
import { useFocusRestore } from '../../hooks/lost-focus.js'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { Button } from '../Button/Button.js'
import * as S from '../EmptyState/EmptyState.styles.js'
import { Icon } from '../Icon/Icon.js'
import { Text } from '../Text/Text.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface ErrorStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Says what happened. */
  title: ReactNode
  /** Says what users can do now; none by default. */
  description?: ReactNode
  /** Draws the button that tries again and is called when it is pressed. */
  onRetry?: () => void
  /** Label of that button; 'Retry' by default. */
  retryLabel?: string
  /** Shows that the new try is under way; false by default. */
  isRetrying?: boolean
  /** Another action, such as a link home; none by default. */
  action?: ReactNode
}

/** Use it in place of content that could not be loaded: it says what happened and what to do next. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, description, onRetry, retryLabel, isRetrying, action, ...rest },
  ref,
) {
  const t = useTexts(coreTexts)
  // A try that succeeds takes the button away, and the focus with it
  const root = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(root, ref)
  useFocusRestore(root)
  return (
    <S.Root ref={mergedRef} {...rest}>
      <S.Disc data-tone="danger">
        <Icon icon={TriangleAlertIcon} size={20} />
      </S.Disc>
      {/* Not around the button: its turning busy would have everything read out again. */}
      <S.Words role="alert">
        <Text weight="medium">{title}</Text>
        {description && <Text tone="muted">{description}</Text>}
      </S.Words>
      {(onRetry ?? action) && (
        <S.Actions>
          {onRetry && (
            <Button onClick={onRetry} isPending={isRetrying}>
              {retryLabel ?? t('retry')}
            </Button>
          )}
          {action}
        </S.Actions>
      )}
    </S.Root>
  )
})
