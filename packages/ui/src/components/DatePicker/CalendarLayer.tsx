'use client'
import { useRef } from 'react'
import { PopoverLayer, type PopoverLayerProps } from '../Popover/PopoverLayer.js'
import { Calendar, type CalendarProps } from './Calendar.js'

export interface CalendarLayerProps
  extends Pick<PopoverLayerProps, 'anchor' | 'layerId' | 'label' | 'onClose'>, Omit<CalendarProps, 'focusTarget'> {}

/** The open calendar beside its button, with the focus on its day; on a phone a sheet. */
export function CalendarLayer({ anchor, layerId, label, onClose, ...calendar }: CalendarLayerProps) {
  const focusTarget = useRef<HTMLTableCellElement>(null)
  return (
    <PopoverLayer
      anchor={anchor}
      layerId={layerId}
      label={label}
      placement="bottom-end"
      initialFocus={focusTarget}
      onClose={onClose}
    >
      <Calendar {...calendar} focusTarget={focusTarget} onClose={onClose} />
    </PopoverLayer>
  )
}
