import { quickLinkOptions } from '@producer-portal/domain/catalog'
import { illustrationCards, visibleIllustrationCards } from '@producer-portal/domain/illustrations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { IllustrationsHub } from './IllustrationsHub.js'

const hasPage = () => true
const all = visibleIllustrationCards(quickLinkOptions, hasPage)
const hrefs = {
  trainingVideos: 'https://apps.example.com/disability-income/training-videos',
  userGuide: 'https://apps.example.com/disability-income/user-guide',
  phone: 'tel:800-555-0142',
  salesPhone: 'tel:800-555-0147',
  secureMessage: 'https://service.example.com/SMS/SMSControllerServlet?action=NEW&ad=policy&template=policy',
  manual: 'https://docs.example.com/inforce-illustration-manual',
}
const ownLink = { type: 'application', altName: null, childIconName: null } as const

const meta = {
  title: 'Features/Illustrations/IllustrationsHub',
  component: IllustrationsHub,
  args: {
    cards: all,
    onRetry: fn(),
    hrefs,
  },
} satisfies Meta<typeof IllustrationsHub>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    // It leads nowhere
    await expect(canvas.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull()
    await expect(canvas.getByText('Sales & Support').closest('ol')).toHaveTextContent(
      'Sales & SupportIllustrationsIllustrations Hub',
    )
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Life Insurance New Sales',
      'Fixed Annuities',
      'Disability Income Insurance',
      'Variable Annuities',
      'Request In-force Illustrations',
    ])
    await expect(canvas.getAllByRole('link', { name: /^Launch/ })).toHaveLength(5)
    await expect(canvas.getByText('A living-benefits term product may not be available for your agency.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Launch Fixed Annuities/ })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: /^Training videos/ })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: /^User guide/ })).toHaveAttribute('target', '_blank')
    const own = canvas.getByRole('link', { name: 'Launch Request In-force Illustrations' })
    await expect(own).not.toHaveAttribute('target')
    await expect(own).toHaveAttribute('href', '/sales-support/illustrations/in-force-illustration-requests')
  },
}

/** The help comes from the right, and the button has the focus again after it. */
export const Help: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Need Illustrations Help?' })
    await userEvent.click(button)
    const help = within(await screen.findByRole('dialog', { name: 'In-Force Illustration Help & FAQ' }))
    await expect(help.getByRole('link', { name: /^Call sales development/ })).toHaveAttribute(
      'href',
      args.hrefs.salesPhone,
    )
    await expect(help.getByRole('link', { name: /^Send a secure message/ })).toHaveAttribute('target', '_blank')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Each card needs its own quick link. */
export const SomeCards: Story = {
  args: { cards: all.filter(({ id }) => id === 'in-force' || id === 'fixed-annuities') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Launch/ })).toHaveLength(2)
    await expect(canvas.queryByText('Life Insurance New Sales')).toBeNull()
  },
}

/** A quick link that leads nowhere gives no button. */
export const NotAvailable: Story = {
  args: { cards: all.map((card) => (card.id === 'life' ? { ...card, url: null, isExternal: false } : card)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available right now.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Launch Life/ })).toBeNull()
  },
}

/** An insurer's own tools and one of the portal's, without the links that it has no address for. */
export const OwnTools: Story = {
  args: {
    cards: visibleIllustrationCards(
      [
        ...quickLinkOptions,
        { ...ownLink, id: 'pension', name: 'Pension Plans', url: 'https://pension.example.com/' },
        { ...ownLink, id: 'travel', name: 'Travel Insurance', url: '/travel' },
      ],
      hasPage,
      [
        {
          id: 'pension',
          quickLinkName: 'Pension Plans',
          description: 'Compare what employers and their people pay, and what they get.',
          note: 'For groups of 10 or more.',
          links: [{ title: 'Rates of this year', href: 'https://pension.example.com/rates' }],
        },
        ...illustrationCards.filter(({ id }) => id === 'disability-income'),
        { id: 'travel', quickLinkName: 'Travel Insurance' },
      ],
    ),
    hrefs: { ...hrefs, trainingVideos: undefined, userGuide: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Pension Plans',
      'Disability Income Insurance',
      'Travel Insurance',
    ])
    await expect(canvas.getByText('For groups of 10 or more.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Rates of this year/ })).toHaveAttribute('target', '_blank')
    await expect(canvas.queryByRole('link', { name: /^Training videos/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Launch Travel Insurance' })).toHaveAttribute('href', '/travel')
  },
}

export const Empty: Story = {
  args: { cards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no illustration tools.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Need Illustrations Help?' })).toBeVisible()
  },
}

export const Loading: Story = { args: { cards: 'loading' } }

export const Failed: Story = {
  name: 'Error: not loaded',
  args: { cards: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = { ...phone }
