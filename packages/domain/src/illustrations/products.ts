/** The products whose basic scenarios can be self-run, normally within 24 hours. Brands put their own name in front. */
export const quickProducts = [
  'Growth Index UL',
  'Value Plus UL',
  'Essential UL',
  'Index UL',
  'LifeValue Survivor UL',
  'LifeValue UL',
  'Performance 500',
  'Flex Account 81',
  'Flex Account 83 Mutual',
  'Flex Account 83 National',
  'Flex Account 85',
  'Flex Plus',
  'Flex Plus 92',
  'No Load Universal Life',
] as const

/** True if a product is prepared without the home office, whatever brand its name starts with. */
export function isQuickProduct(product: string): boolean {
  const name = ` ${product.trim().toLowerCase()}`
  return quickProducts.some((quick) => name.endsWith(` ${quick.toLowerCase()}`))
}

/** The scenarios that a basic request may ask for, with the variants of each. */
export const basicScenarios = [
  { id: 'no-changes', variants: [] },
  { id: 'premium-changes', variants: ['increase', 'decrease', 'zero'] },
  /** Not decreases and not option changes. */
  { id: 'face-amount-increases', variants: [] },
  { id: 'premium-search', variants: ['minimum-to-carry', 'minimum-to-endow'] },
] as const
export type BasicScenarioId = (typeof basicScenarios)[number]['id']
