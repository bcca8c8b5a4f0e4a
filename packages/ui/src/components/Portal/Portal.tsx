'use client'
import { FloatingPortal } from '@floating-ui/react'
import type { ReactNode } from 'react'
import { usePortalRoot } from '../../theme/portal-root.js'

export interface PortalProps {
  /**
   * The control that a menu or tooltip belongs to: outside of dialogs it's then drawn in the page's element with
   * `data-pp-layers`, whose landmark takes in its text. By default, or without such an element, at the end of the document.
   */
  anchor?: Element | null
  /** True if Tab enters and leaves it as if it were rendered in place; true by default. */
  preserveTabOrder?: boolean
  /** Layers that float above everything else. */
  children: ReactNode
}

/** Use it to draw what floats above everything else, in the theme it was opened from. */
export function Portal({ anchor, preserveTabOrder = true, children }: PortalProps) {
  const themeRoot = usePortalRoot()
  const root = themeRoot === undefined && anchor ? findLayersOfPage(anchor) : themeRoot
  return (
    <FloatingPortal root={root} preserveTabOrder={preserveTabOrder}>
      {children}
    </FloatingPortal>
  )
}

/**
 * The element in which a page draws the layers of its controls. While a dialog is open the page is inert, and so would
 * they be.
 */
function findLayersOfPage(anchor: Element): HTMLElement | undefined {
  if (anchor.closest('[role$="dialog"]')) return undefined
  return anchor.ownerDocument.querySelector<HTMLElement>('[data-pp-layers]:not([inert] *)') ?? undefined
}
