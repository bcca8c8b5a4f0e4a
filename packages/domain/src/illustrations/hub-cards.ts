import type { QuickLinkOption } from '../quick-links/index.ts'

/** The cards of the hub in their order, each with the quick link that it needs and launches. */
export const illustrationCards = [
  { id: 'life', quickLinkName: 'Life Insurance New Sales' },
  { id: 'fixed-annuities', quickLinkName: 'Fixed Annuities' },
  { id: 'disability-income', quickLinkName: 'Disability Income Insurance' },
  { id: 'variable-annuities', quickLinkName: 'Variable Annuities' },
  { id: 'in-force', quickLinkName: 'Request In-force Illustrations' },
] as const
export type IllustrationCardId = (typeof illustrationCards)[number]['id']

/** A card that the user has. */
export interface IllustrationCard {
  readonly id: IllustrationCardId
  /** Where its launch button leads; null when the quick link has no address. */
  readonly url: string | null
  /** True for another site, which opens in a new tab. */
  readonly isExternal: boolean
}

/** The cards whose quick link is among the user's options, in the order of the hub. */
export function visibleIllustrationCards(options: readonly QuickLinkOption[]): readonly IllustrationCard[] {
  return illustrationCards.flatMap(({ id, quickLinkName }) => {
    const link = options.find(({ name }) => name === quickLinkName)
    return link ? [{ id, url: link.url, isExternal: /^https?:/i.test(link.url ?? '') }] : []
  })
}
