'use client'
import { createContext, useContext } from 'react'

/** Where menus, dialogs and toasts are drawn; `null` means the end of the document's body. */
export const PortalRootContext = createContext<HTMLElement | null>(null)

/** The element that floating parts are drawn in, so that they keep the theme they were opened from. */
export function usePortalRoot(): HTMLElement | null {
  return useContext(PortalRootContext)
}
