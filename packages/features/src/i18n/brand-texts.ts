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

/**
 * Used without a provider, so that a single component works on its own: the texts of the default brand, without the
 * drawings that come with it.
 */
export const defaultBrandTexts: BrandTexts = {
  brand: 'Meridian Mutual',
  product: 'Meridian',
  phone: '800-555-0142',
  salesPhone: '800-555-0147',
  email: 'service@meridian.example.com',
}
