'use client'
import { CalendarIcon } from '../../icons/task-icons.js'
import { lazyComponent } from '../../hooks/lazy-component.js'
import { useLayerTrigger } from '../../hooks/useLayerTrigger.js'
import { IconButton } from '../IconButton/IconButton.js'
import type { CalendarLayerProps } from './CalendarLayer.js'

const CalendarLayer = lazyComponent(() => import('./CalendarLayer.js').then((module) => module.CalendarLayer), {
  fallback: null,
})

export interface CalendarButtonProps extends Omit<CalendarLayerProps, 'anchor' | 'layerId' | 'label' | 'onClose'> {
  /** Its name, with what is chosen. */
  label: string
  /** Names the calendar. */
  calendarLabel: string
  /** Id of the label of the field, which tells several of them apart; none by default. */
  labelId?: string
  /** True if nothing can be chosen. */
  isDisabled: boolean | undefined
}

/** The button in a box for a day that opens the calendar, and the calendar, which is loaded when it is needed. */
export function CalendarButton({ label, calendarLabel, labelId, isDisabled, ...calendar }: CalendarButtonProps) {
  const { props, anchor, opening, layerId, close } = useLayerTrigger('dialog', CalendarLayer.preload)
  return (
    <>
      <IconButton
        {...props}
        label={label}
        aria-describedby={labelId}
        icon={CalendarIcon}
        iconSize={16}
        size="small"
        disabled={isDisabled}
      />
      {anchor && opening && (
        <CalendarLayer {...calendar} anchor={anchor} layerId={layerId} label={calendarLabel} onClose={close} />
      )}
    </>
  )
}
