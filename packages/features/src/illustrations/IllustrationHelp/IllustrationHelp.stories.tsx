import { quickProducts } from '@producer-portal/domain/illustrations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { dialogInUse } from '../../testing/dialog-in-use.js'
import { phone } from '../../testing/windows.js'
import { IllustrationHelp } from './IllustrationHelp.js'

const meta = {
  title: 'Features/Illustrations/IllustrationHelp',
  component: IllustrationHelp,
  args: {
    isOpen: true,
    onClose: fn(),
    hrefs: {
      phone: 'tel:800-555-0142',
      salesPhone: 'tel:800-555-0147',
      secureMessage: 'https://service.example.com/SMS/SMSControllerServlet?action=NEW&ad=policy&template=policy',
      manual: 'https://docs.example.com/inforce-illustration-manual',
    },
  },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof IllustrationHelp>
export default meta
type Story = StoryObj<typeof meta>

const panel = async () => within(await screen.findByRole('dialog', { name: 'In-Force Illustration Help & FAQ' }))

export const Default: Story = {
  play: async ({ args }) => {
    const help = await panel()
    await expect(help.getByRole('link', { name: 'Call 800-555-0142, option 1' })).toHaveAttribute(
      'href',
      args.hrefs.phone,
    )
    const message = help.getByRole('link', { name: /^Send a secure message/ })
    await expect(message).toHaveAttribute('href', args.hrefs.secureMessage)
    await expect(message).toHaveAttribute('target', '_blank')
    const [products = [], scenarios = []] = help
      .getAllByRole('list')
      .map((list) => [...list.querySelectorAll('li')].map(({ textContent }) => textContent))
    await expect(products).toEqual(quickProducts)
    await expect(scenarios).toEqual([
      'No changes to the policy',
      'Premium changes: increase, decrease or zero',
      'Face amount increases, but not decreases or option changes',
      'Premium search: minimum to carry or minimum to endow',
    ])
    await expect(help.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'General help with in-force illustrations',
      'What happens after I submit a request?',
      'Which products can be done within 24 hours?',
      'Which basic scenarios can I ask for?',
      'Why do some requests take longer?',
    ])
    await expect(help.getByText(/normally within 24 hours, once the file is ready to run\.$/)).toBeInTheDocument()
    await expect(
      help.getByText('Illustrations for all other products are prepared by the home office.'),
    ).toBeInTheDocument()
    await expect(help.queryByText(/sales development/)).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const WithNewBusiness: Story = {
  args: { hasNewBusiness: true },
  play: async () => {
    const help = await panel()
    await expect(help.getByRole('link', { name: 'Call sales development at 800-555-0147' })).toHaveAttribute(
      'href',
      'tel:800-555-0147',
    )
  },
}

export const Narrow: Story = { ...phone, args: { hasNewBusiness: true } }

export const InUse: Story = dialogInUse(IllustrationHelp, { closedBy: ['onClose'] })
