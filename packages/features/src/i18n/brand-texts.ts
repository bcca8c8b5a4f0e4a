import { defaultBrand, type Brand } from '@producer-portal/domain/brand'

/** What a brand puts into texts: its name, the name of its product, and how to reach its help desk. */
export interface BrandTexts {
  readonly brand: string
  readonly product: string
  readonly phone: string
  readonly email: string
}

/** The places in texts that the brand fills. */
export type BrandPlaceholder = keyof BrandTexts

/** Takes the texts out of a brand. */
export function toBrandTexts({ name, product, phone, email }: Brand): BrandTexts {
  return { brand: name, product, phone, email }
}

/** Used without a provider, so that a single component works on its own. */
export const defaultBrandTexts: BrandTexts = toBrandTexts(defaultBrand)
