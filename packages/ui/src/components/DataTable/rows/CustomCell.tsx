'use client'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

/** Elements that Tab would stop at. */
const TABBABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'

/**
 * Holds what a column draws itself. Its controls are left out of the tab order: a grid is one tab stop, and they are
 * reached from their cell.
 */
export function CustomCell({ className, children }: { className?: string; children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    for (const control of ref.current?.querySelectorAll<HTMLElement>(TABBABLE) ?? [])
      if (control.tabIndex !== -1) control.tabIndex = -1
  })
  return (
    <span ref={ref} className={className ? `dt-content ${className}` : 'dt-content'}>
      {children}
    </span>
  )
}
