'use client'
import { FloatingPortal } from '@floating-ui/react'
import type { ReactNode } from 'react'
import { usePortalRoot } from '../../theme/portalRoot.js'

export interface PortalProps {
  children: ReactNode
}

/** Use it to draw what floats above everything else, in the theme it was opened from. */
export function Portal({ children }: PortalProps) {
  return <FloatingPortal root={usePortalRoot()}>{children}</FloatingPortal>
}
