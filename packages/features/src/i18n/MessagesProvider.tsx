'use client'

import { type LocaleContextValue, LocaleProvider, type LocaleProviderProps } from '@producer-portal/ui'
import { createContext, useContext } from 'react'
import { type BrandTexts, missingBrandTexts, reportMissingBrand } from './brand-texts.js'

/** The words around a component: the locale, the texts that replace those of catalogs, and the brand's own values. */
export interface MessagesContextValue extends LocaleContextValue {
  readonly brand: BrandTexts
}

const BrandTextsContext = createContext(missingBrandTexts)

/** The brand's values for the texts around a component. */
export function useBrandTexts(): BrandTexts {
  const brand = useContext(BrandTextsContext)
  if (brand === missingBrandTexts) reportMissingBrand()
  return brand
}

export interface MessagesProviderProps extends Pick<LocaleProviderProps, 'locale' | 'children'> {
  /**
   * The values that fill `{brand}`, `{product}`, `{phone}`, `{salesPhone}` and `{email}` in every text below. Default: those of
   * the provider around this one. Without any, texts show `[brand]`, and the console says so in development.
   */
  brand?: BrandTexts
  /**
   * Texts of another language, or that this deployment or these pages word differently, one entry per subject; they win
   * over those of the provider around this one. Default: none.
   */
  overrides?: LocaleProviderProps['texts']
}

/** Put one around the app when a brand or a deployment speaks differently from the default, or around pages that do. */
export function MessagesProvider({ brand, overrides, locale, children }: MessagesProviderProps) {
  const outer = useContext(BrandTextsContext)
  return (
    <BrandTextsContext.Provider value={brand ?? outer}>
      <LocaleProvider locale={locale} texts={overrides}>
        {children}
      </LocaleProvider>
    </BrandTextsContext.Provider>
  )
}
