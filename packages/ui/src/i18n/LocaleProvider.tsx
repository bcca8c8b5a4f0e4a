'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { defaultLocale, type Locale } from './locale.js'
import type { MessageOverrides } from './messages.js'

export interface LocaleContextValue {
  readonly locale: Locale
  readonly texts: readonly MessageOverrides[]
}

/** The value without a provider. */
export const noTexts: LocaleContextValue = { locale: defaultLocale, texts: [] }

const LocaleContext = createContext(noTexts)

export interface LocaleProviderProps {
  /** The language, currency and direction of everything below. Default: those of the provider around this one, or `en-US`. */
  locale?: Locale
  /** The texts of another language, or other words, one entry per subject; they win over those of the provider around this one. Default: none. */
  texts?: readonly MessageOverrides[]
  /** The app, or the part of it that speaks this language. */
  children: ReactNode
}

/**
 * Put one around the app to show it in another language. Set `lang` and `dir` of the page's `<html>` to the tag and the
 * direction of the same locale.
 */
export function LocaleProvider({ locale, texts, children }: LocaleProviderProps) {
  const outer = useContext(LocaleContext)
  const value = useMemo(
    () => ({ locale: locale ?? outer.locale, texts: [...outer.texts, ...(texts ?? [])] }),
    [locale, texts, outer],
  )
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>
}

/** The locale and the texts around a component, for catalogs of one's own. */
export function useLocaleContext(): LocaleContextValue {
  return useContext(LocaleContext)
}

/** The locale around a component: what its formatters ask for. */
export function useLocale(): Locale {
  return useContext(LocaleContext).locale
}
