'use client'
import { forwardRef } from 'react'
import type { DialogProps } from '../DialogLayer/dialog-props.js'
import * as S from './Drawer.styles.js'

export interface DrawerProps extends DialogProps {
  /** `end` (right, the default) for details and forms, `start` (left) for navigation. */
  side?: 'start' | 'end'
  /** Width: 320 (navigation), 480 (the default) or 640 px; the wider two fill the window below 768 px. */
  size?: 'small' | 'medium' | 'large'
}

/** Use it to slide the navigation or a set of filters over the page; details of a thing in a list are a `SlideOut`. */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>(function Drawer(
  { side = 'end', size = 'medium', ...rest },
  ref,
) {
  return <S.Root ref={ref} data-side={side} data-size={size} {...rest} />
})
