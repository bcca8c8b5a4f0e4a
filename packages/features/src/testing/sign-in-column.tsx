import type { Decorator } from '@storybook/react-vite'

/** Gives a story the width that the pages before signing in have. */
export const inSignInColumn: Decorator = (Story) => (
  <div style={{ maxInlineSize: '25rem' }}>
    <Story />
  </div>
)
