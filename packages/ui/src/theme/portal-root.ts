'use client'
import { createContext, useContext } from 'react'

/**
 * The element in which menus, dialogs and toasts are drawn: undefined is the end of the document's body, null is not
 * there yet.
 */
export const PortalRootContext = createContext<HTMLElement | null | undefined>(undefined)

/** The element that floating parts are drawn in, so that they keep the theme they were opened from. */
export function usePortalRoot(): HTMLElement | null | undefined {
  return useContext(PortalRootContext)
}
