'use client'
import { createElement, forwardRef } from 'react'
import { useLatePart } from '../../hooks/latePart.js'
import type { DialogLayerProps } from './DialogLayerProps.js'
import { dialogPart } from './dialogPart.js'

/** What Modal and Drawer share: head, body and foot, focus trap, Escape, return of focus, scroll lock, stacking. */
export const DialogLayer = forwardRef<HTMLDivElement, DialogLayerProps>(function DialogLayer({ isOpen, ...rest }, ref) {
  const Open = useLatePart(dialogPart, isOpen)
  return isOpen && Open ? createElement(Open, { ...rest, ref }) : null
})
