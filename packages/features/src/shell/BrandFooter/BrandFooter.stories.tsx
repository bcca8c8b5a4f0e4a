import { brands, meridianMutual } from '@producer-portal/domain/brand'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { BrandFooter } from './BrandFooter.js'

const meta = {
  title: 'Features/Shell/BrandFooter',
  component: BrandFooter,
  args: { brand: meridianMutual },
  render: (args, { globals }) => (
    <BrandFooter {...args} brand={brands.find(({ id }) => id === globals['brand']) ?? args.brand} />
  ),
} satisfies Meta<typeof BrandFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [first] = args.brand.links
    await expect(canvas.getByRole('link', { name: `${first?.label} (opens in a new tab)` })).toHaveAttribute(
      'href',
      first?.href,
    )
  },
}

/** A brand that has no pages of its own: what is said stays. */
export const Empty: Story = {
  args: { brand: { ...meridianMutual, links: [], social: [] } },
  render: (args) => <BrandFooter {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Narrow: Story = { ...phone }
