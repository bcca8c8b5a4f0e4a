import { Building2Icon, ShieldIcon } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { getStoryUser } from '../../testing/story-user.js'
import { phone } from '../../testing/windows.js'
import { ProductLinks } from './ProductLinks.js'

const meta = {
  title: 'Features/Dashboard/ProductLinks',
  component: ProductLinks,
  args: {
    user: getStoryUser('rivera'),
    hrefs: {
      compensation: 'https://content.example.com/compensation',
      insuranceProducts: 'https://apps.example.com/insurance-products',
      disabilityIncome: 'https://apps.example.com/disability-income',
      investmentProducts: 'https://apps.example.com/investment-products',
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof ProductLinks>
export default meta
type Story = StoryObj<typeof meta>

const names = (links: readonly HTMLElement[]) =>
  links.map(({ textContent }) => textContent?.replace(' (opens in a new tab)', ''))

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(names(canvas.getAllByRole('link'))).toEqual([
      'Compensation',
      'Insurance Products',
      'Disability Income Insurance',
    ])
    await expect(canvas.getByRole('link', { name: /^Compensation/ })).toHaveAttribute('target', '_blank')
  },
}

/** Home office sells everything. */
export const HomeOffice: Story = {
  args: { user: getStoryUser('hale') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Investment Products/ })).toBeVisible()
  },
}

/** Office staff neither sell nor earn: there is no card. */
export const NoLinks: Story = {
  args: { user: getStoryUser('lin') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** An insurer's own: in the place of a link of the portal, and after them. What has no address isn't shown. */
export const OwnLinks: Story = {
  args: {
    hrefs: {
      compensation: 'https://content.example.com/compensation',
      insuranceProducts: 'https://apps.example.com/insurance-products',
    },
    links: [
      { id: 'insuranceProducts', title: 'Life and Health', href: '/products', icon: ShieldIcon },
      {
        id: 'pension',
        title: 'Pension Plans',
        description: 'For employers with 10 to 500 people',
        href: 'https://pension.example.com/',
        icon: Building2Icon,
      },
    ],
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(names(links)).toEqual([
      'Compensation',
      'Life and Health',
      'Pension PlansFor employers with 10 to 500 people',
    ])
    await expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', null, '_blank'])
  },
}

export const Narrow: Story = { ...phone }
