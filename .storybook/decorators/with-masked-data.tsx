import type { Case } from '@producer-portal/domain/cases'
import { maskSampleData } from '@producer-portal/domain/mocks'
import type { Decorator } from '@storybook/react-vite'

/**
 * Shows placeholders instead of the agents and contract numbers of sample cases, when the toolbar says so. Stories get
 * their cases in the arg `cases`.
 */
export const withMaskedData: Decorator = (Story, { args, globals }) => {
  const { cases } = args as { readonly cases?: readonly Case[] }
  const isMasked = globals['sampleData'] === 'masked' && Array.isArray(cases)
  return <Story args={isMasked ? { ...args, cases: maskSampleData(cases) } : args} />
}
