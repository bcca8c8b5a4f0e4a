'use client'
import { CircleAlertIcon } from 'lucide-react'
import { Button } from '../Button/Button.js'
import { Icon } from '../Icon/Icon.js'
import * as S from './Combobox.styles.js'

interface ComboboxFailureProps {
  /** What went wrong. */
  text: string
  retryLabel: string
  onRetry: (() => void) | undefined
}

/** Says that the options could not be loaded, and offers to try again: by a press here, or by Enter in the box. */
export function ComboboxFailure({ text, retryLabel, onRetry }: ComboboxFailureProps) {
  return (
    <S.Failure>
      <Icon icon={CircleAlertIcon} />
      <S.Label>{text}</S.Label>
      {onRetry && (
        // The focus stays in the box, where Enter does the same.
        <Button size="small" tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </S.Failure>
  )
}
