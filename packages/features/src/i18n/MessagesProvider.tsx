'use client'

import { createContext, type ReactNode, useMemo } from 'react'
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
   * The values that fill `{brand}`, `{product}`, `{phone}`, `{salesPhone}` and `{email}` in every text below. Default: the sample
   * brand.
   */
  brand?: BrandTexts
  /** Texts that this deployment words differently, one entry per subject. Default: none. */
  overrides?: readonly MessageOverrides[]
  /** The components that use the texts. */
  children: ReactNode
}

/** Put one around the app when a brand or a deployment speaks differently from the default. */
export function MessagesProvider({
  brand = defaultMessagesContext.brand,
  overrides = defaultMessagesContext.overrides,
  children,
}: MessagesProviderProps) {
  const value = useMemo(() => ({ brand, overrides }), [brand, overrides])
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>
}
