import { brands, meridianMutual } from '@producer-portal/domain/brand'
import type { Brand } from '@producer-portal/ui/tokens'

/** The brand that the toolbar names, for screens that are handed one. */
export function brandInToolbar(globals: Readonly<Record<string, unknown>>): Brand {
  return brands.find(({ id }) => id === globals['brand']) ?? meridianMutual
}
