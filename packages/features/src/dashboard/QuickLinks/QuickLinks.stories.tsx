import { quickLinkOptions } from '@producer-portal/domain/catalog'
import { mockQuickLinkSelections } from '@producer-portal/domain/mocks'
import { reachableQuickLinks } from '@producer-portal/domain/quick-links'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { QuickLinks } from './QuickLinks.js'

const links = reachableQuickLinks(mockQuickLinkSelections, () => true)
const everything = quickLinkOptions.map((link) => ({ ...link, url: link.url ?? '' }))

const meta = {
  title: 'Features/Dashboard/QuickLinks',
  component: QuickLinks,
  args: { links, onRetry: fn() },
  argTypes: { links: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof QuickLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Forms Library (opens in a new tab)',
      'Benefact & NCDC Statements',
      'Pending New Business',
      'Life Insurance New Sales (opens in a new tab)',
    ])
    await expect(canvas.getByRole('link', { name: 'Pending New Business' })).toHaveAttribute(
      'href',
      '/new-business/pending',
    )
  },
}

export const Loading: Story = {
  args: { links: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your quick links')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You haven't chosen any quick links yet.")).toBeVisible()
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  args: { links: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load your quick links. Try again.")
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: {
    links: everything.map((link) => ({
      ...link,
      name: `${link.name} of the Wolfeschlegelsteinhausenbergerdorff Agency, all regions`,
    })),
  },
}

export const Narrow: Story = { ...phone, args: { links: everything } }
