'use client'
import { FloatingPortal } from '@floating-ui/react'
import type { ReactNode } from 'react'
import { usePortalRoot } from '../../theme/portal-root.js'

export interface PortalProps {
  /** Whether Tab enters and leaves it as if it were rendered in place; true by default. */
  preserveTabOrder?: boolean
  /** What floats above everything else. */
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
