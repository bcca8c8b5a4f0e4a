import type { Case } from '@producer-portal/domain/cases'
import { maskSampleData } from '@producer-portal/domain/mocks'
import type { Decorator } from '@storybook/react-vite'

/**
 * Shows placeholders instead of the agents and contract numbers of sample rows, when the toolbar says so. The stories of
 * long lists get their rows in the arg `loaded`.
 */
export const withMaskedData: Decorator = (Story, { args, globals }) => {
  const { loaded } = args as { readonly loaded?: { readonly rows: readonly Case[] } }
  const isMasked = globals['sampleData'] === 'masked' && loaded !== undefined
  return <Story args={isMasked ? { ...args, loaded: { ...loaded, rows: maskSampleData(loaded.rows) } } : args} />
}
