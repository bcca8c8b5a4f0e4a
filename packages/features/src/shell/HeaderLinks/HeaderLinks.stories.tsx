import type { DemoPerson } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { toStoryUser, getStoryUser } from '../../testing/story-user.js'
import { HeaderLinks } from './HeaderLinks.js'

const meta = {
  title: 'Features/Shell/HeaderLinks',
  component: HeaderLinks,
  args: {
    user: getStoryUser('rivera'),
    hrefs: {
      directories: 'https://content.example.com/directories',
      marketing: 'https://content.example.com/marketing',
      insuranceProducts: 'https://apps.example.com/insurance',
      investmentProducts: 'https://apps.example.com/investments',
    },
    onClassicDashboardOpen: fn(),
  },
  parameters: { viewAs: (person: DemoPerson) => ({ user: toStoryUser(person) }) },
} satisfies Meta<typeof HeaderLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Insurance Products/ })).toHaveAttribute('target', '_blank')
    await expect(canvas.queryByText('Investment Products')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Open Classic Dashboard/ }))
    await expect(args.onClassicDashboardOpen).toHaveBeenCalledOnce()
  },
}

/** Users with both kinds of products get a menu. */
export const BothKindsOfProducts: Story = {
  args: { user: getStoryUser('hale') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Products' }))
    await expect(await screen.findByRole('menuitem', { name: /^Insurance Products/ })).toBeInTheDocument()
    await expect(screen.getByRole('menuitem', { name: /^Investment Products/ })).toBeInTheDocument()
  },
}

/** Office staff, former producers and agent guests see no products. */
export const WithoutProducts: Story = {
  args: { user: getStoryUser('lin') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Products/)).toBeNull()
    await expect(canvas.getByRole('link', { name: /^Directories/ })).toBeVisible()
  },
}

export const InTheDrawer: Story = {
  args: { user: getStoryUser('moreau'), layout: 'column' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Investment Products/ })).toBeVisible()
  },
}

/** An insurer's own site after one of the portal's; the others have no address. */
export const OwnLinks: Story = {
  args: {
    hrefs: { directories: 'https://content.example.com/directories' },
    links: [{ id: 'forms', label: 'Forms', href: 'https://forms.example.com' }],
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    await expect(links).toEqual([
      [expect.stringMatching(/^Directories/), 'https://content.example.com/directories'],
      [expect.stringMatching(/^Forms/), 'https://forms.example.com'],
    ])
  },
}
