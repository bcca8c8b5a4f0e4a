'use client'
import { ChevronDownIcon, ChevronUpIcon } from '../../icons/icons.js'
import { useId, useState } from 'react'
import type { IconComponent } from '../Icon/Icon.js'
import { useIsNarrowWindow } from '../../hooks/useIsNarrowWindow.js'

/** True if the filters of a list are shown, and the button that shows them. */
export interface FilterVisibility {
  /** True if the fields are above the list, where there is space for them. */
  readonly areFieldsVisible: boolean
  /** True if the dialog with the fields is open, on a phone. */
  readonly isDialogOpen: boolean
  readonly closeDialog: () => void
  readonly barId: string
  /** Props of the button: spread them over a `Button`. */
  readonly buttonProps: {
    readonly onClick: () => void
    readonly 'aria-expanded'?: boolean
    readonly 'aria-controls'?: string
    readonly 'aria-haspopup'?: 'dialog'
    readonly iconEnd?: IconComponent
  }
}

/** True if the fields are shown, where the caller keeps that. */
export interface FilterVisibilityControl {
  readonly areFieldsVisible: boolean
  /** Called when the button shows or hides them. */
  readonly onVisibleChange: (areFieldsVisible: boolean) => void
}

/**
 * Use it with `ListFilters`: one button shows and hides the fields, and below 768 px opens them in a dialog.
 * @param control keeps whether the fields are shown; without it they are hidden at first, and it is kept here
 */
export function useFilterVisibility(control?: FilterVisibilityControl): FilterVisibility {
  const barId = useId()
  const isNarrow = useIsNarrowWindow()
  const [areOwnVisible, setOwnVisible] = useState(false)
  const areFieldsVisible = control?.areFieldsVisible ?? areOwnVisible
  const [isDialogOpen, setDialogShown] = useState(false)
  const buttonProps = isNarrow
    ? ({ 'aria-haspopup': 'dialog', onClick: () => setDialogShown(true) } as const)
    : {
        'aria-expanded': areFieldsVisible,
        // Hidden fields aren't in the page, so there is nothing that an id could name.
        'aria-controls': areFieldsVisible ? barId : undefined,
        iconEnd: areFieldsVisible ? ChevronUpIcon : ChevronDownIcon,
        onClick: () => (control?.onVisibleChange ?? setOwnVisible)(!areFieldsVisible),
      }
  return { areFieldsVisible, isDialogOpen, closeDialog: () => setDialogShown(false), barId, buttonProps }
}
