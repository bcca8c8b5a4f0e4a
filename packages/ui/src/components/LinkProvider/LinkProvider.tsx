'use client'
import { createContext, useContext, type AnchorHTMLAttributes, type ElementType, type ReactNode } from 'react'

/** What a link component is given: an address, and everything else an `<a>` takes. */
export interface LinkSlotProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** An app's own link component, such as its router's; it must pass the rest and the ref on to an `<a>`. */
export type LinkComponent = ElementType<LinkSlotProps>

export interface LinkProviderProps {
  /** Draws every link that stays inside the app; made once, outside of any component, so that links keep their identity. */
  component: LinkComponent
  children: ReactNode
}

const LinkContext = createContext<LinkComponent>('a')

/** Use it once near the root so that links go through the app's router; without it they are plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
}

/** The link component of the app, for components that dress links in their own way. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext)
}
