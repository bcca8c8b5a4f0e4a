'use client'
import { FloatingPortal } from '@floating-ui/react'
import type { ReactNode } from 'react'
import { usePortalRoot } from '../../theme/portal-root.js'

export interface PortalProps {
  /** Whether the tab key goes in and out as if it stood where it was opened from; true by default. */
  preserveTabOrder?: boolean
  children: ReactNode
}

/** Use it to draw what floats above everything else, in the theme it was opened from. */
export function Portal({ preserveTabOrder = true, children }: PortalProps) {
  return (
    <FloatingPortal root={usePortalRoot()} preserveTabOrder={preserveTabOrder}>
      {children}
    </FloatingPortal>
  )
}
