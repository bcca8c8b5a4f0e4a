'use client'
import { forwardRef } from 'react'
import { lazyComponent } from '../../hooks/lazy-component.js'
import type { DialogLayerProps } from './dialog-layer-props.js'

const OpenDialog = lazyComponent(() => import('./OpenDialog.js').then((module) => module.OpenDialog), {
  fallback: null,
})

/**
 * Shared parts of Modal and Drawer: head, body and foot, focus trap, Escape, return of focus, scroll lock, stacking.
 */
export const DialogLayer = forwardRef<HTMLDivElement, DialogLayerProps>(function DialogLayer({ isOpen, ...rest }, ref) {
  return isOpen ? <OpenDialog {...rest} forwardedRef={ref} /> : null
})
