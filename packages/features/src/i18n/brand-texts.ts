import type { Brand } from '@producer-portal/domain/brand'

/** The brand's values in texts: its name, the name of its product, and how to reach its help desk. */
export interface BrandTexts {
  readonly brand: string
  readonly product: string
  readonly phone: string
  /** The number of the team that helps with illustrations for new sales. */
  readonly salesPhone: string
  readonly email: string
}

/** The places in texts that the brand fills. */
export type BrandPlaceholder = keyof BrandTexts

/** Takes the texts out of a brand. */
export function toBrandTexts({ name, product, phone, salesPhone = phone, email }: Brand): BrandTexts {
  return { brand: name, product, phone, salesPhone, email }
}

/** Used without a brand: the places themselves, so that no text names a company, or a way to reach one, that isn't yours. */
export const missingBrandTexts: BrandTexts = {
  brand: '[brand]',
  product: '[product]',
  phone: '[phone]',
  salesPhone: '[sales phone]',
  email: '[email]',
}

// Bundlers put the mode in its place, as they do for React: only these very words, and browsers have no `process`
declare const process: { readonly env: { readonly NODE_ENV?: string } }

let hasReported = false

/** Says once that texts have no brand, in development only. */
export function reportMissingBrand(): void {
  if (process.env.NODE_ENV !== 'development' || hasReported) return
  hasReported = true
  console.error(
    'Texts have no brand: they show "[brand]" and "[phone]" in place of a name and a number. ' +
      'Put <MessagesProvider brand={toBrandTexts(brand)}> around the app. Both are in @producer-portal/features/i18n.',
  )
}
