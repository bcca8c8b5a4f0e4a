'use client'
import { createContext, useContext, useMemo, type AnchorHTMLAttributes, type ElementType, type ReactNode } from 'react'
import { coreTexts } from '../../i18n/core-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

/** The props of a link component: an address, and everything else that an `<a>` takes. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address that the link leads to. */
  href: string
}

/** An app's own link component, such as its router's; it must pass the other props and the ref on to an `<a>`. */
export type LinkComponent = ElementType<LinkComponentProps>

export interface LinkProviderProps {
  /** Draws every link that stays inside the app; made once, outside of any component, so that links keep their identity. */
  component: LinkComponent
  /** Read out after every link that opens a new tab. Default: what the language says, 'opens in a new tab'. */
  externalText?: string
  /** The app, or the part of it whose links go through the component. */
  children: ReactNode
}

interface LinkSetting {
  readonly component: LinkComponent
  readonly externalText: string | undefined
}

const plain: LinkSetting = { component: 'a', externalText: undefined }
const LinkContext = createContext(plain)

/** Use it once near the root so that links go through the app's router; without it they are plain `<a>`. */
export function LinkProvider({ component, externalText, children }: LinkProviderProps) {
  const setting = useMemo(() => ({ component, externalText }), [component, externalText])
  return <LinkContext.Provider value={setting}>{children}</LinkContext.Provider>
}

/** The link component of the app, for components that style links in their own way. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext).component
}

/** The text that screen readers read after a link that opens a new tab. */
export function useExternalText(): string {
  const t = useTexts(coreTexts)
  return useContext(LinkContext).externalText ?? t('newTab')
}
