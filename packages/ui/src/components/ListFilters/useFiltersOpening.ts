'use client'
import { useId, useState } from 'react'
import { useIsNarrowWindow } from '../../hooks/useIsNarrowWindow.js'

/** Whether the filters of a list are shown, and the button that shows them. */
export interface FilterVisibility {
  /** Whether the fields are above the list, where there is space for them. */
  readonly areFieldsVisible: boolean
  /** Whether the dialog with the fields is open, on a phone. */
  readonly isDialogOpen: boolean
  readonly closeDialog: () => void
  readonly barId: string
  /** Props of the button: spread them over a `Button`. */
  readonly buttonProps: {
    readonly onClick: () => void
    readonly 'aria-expanded'?: boolean
    readonly 'aria-controls'?: string
    readonly 'aria-haspopup'?: 'dialog'
  }
}

/**
 * Use it with `ListFilters`: one button shows and hides the fields, and below 768 px opens them in a dialog.
 * @param areShownFirst whether the fields are there before the button is pressed
 */
export function useFilterVisibility(areShownFirst = true): FilterVisibility {
  const barId = useId()
  const isNarrow = useIsNarrowWindow()
  const [areFieldsVisible, setFieldsShown] = useState(areShownFirst)
  const [isDialogOpen, setDialogShown] = useState(false)
  const buttonProps = isNarrow
    ? ({ 'aria-haspopup': 'dialog', onClick: () => setDialogShown(true) } as const)
    : {
        'aria-expanded': areFieldsVisible,
        // Hidden fields aren't in the page, so there is nothing that an id could name.
        'aria-controls': areFieldsVisible ? barId : undefined,
        onClick: () => setFieldsShown(!areFieldsVisible),
      }
  return { areFieldsVisible, isDialogOpen, closeDialog: () => setDialogShown(false), barId, buttonProps }
}
