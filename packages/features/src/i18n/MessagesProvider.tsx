'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type BrandTexts, defaultBrandTexts } from './brand-texts.js'
import type { MessageOverrides } from './override-messages.js'

export interface MessagesContextValue {
  readonly brand: BrandTexts
  readonly overrides: readonly MessageOverrides[]
}

/** The texts without a provider: those of the sample brand. */
export const defaultMessagesContext: MessagesContextValue = { brand: defaultBrandTexts, overrides: [] }

export const MessagesContext = createContext(defaultMessagesContext)

export interface MessagesProviderProps {
  /**
   * The values that fill `{brand}`, `{product}`, `{phone}`, `{salesPhone}` and `{email}` in every text below. Default: those of
   * the provider around this one, or of the sample brand.
   */
  brand?: BrandTexts
  /**
   * Texts that this deployment, or these pages, word differently, one entry per subject; they win over those of the provider
   * around this one. Default: none.
   */
  overrides?: readonly MessageOverrides[]
  /** The components that use the texts. */
  children: ReactNode
}

/** Put one around the app when a brand or a deployment speaks differently from the default, or around pages that do. */
export function MessagesProvider({ brand, overrides, children }: MessagesProviderProps) {
  const outer = useContext(MessagesContext)
  const value = useMemo(
    () => ({ brand: brand ?? outer.brand, overrides: [...outer.overrides, ...(overrides ?? [])] }),
    [brand, overrides, outer],
  )
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>
}
