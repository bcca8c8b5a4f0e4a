import { type DemoPerson } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { toStoryUser, getStoryUser } from '../../testing/story-user.js'
import { phone } from '../../testing/windows.js'
import { MessagesMenu } from './MessagesMenu.js'

const meta = {
  title: 'Features/Shell/MessagesMenu',
  component: MessagesMenu,
  args: {
    user: getStoryUser('rivera'),
    unreadCount: 3,
    secureMessagesHref: 'https://service.example.com/messages',
    representativeEmailHref: 'https://service.example.com/representatives',
  },
  parameters: { viewAs: (person: DemoPerson) => ({ user: toStoryUser(person) }) },
} satisfies Meta<typeof MessagesMenu>
export default meta
type Story = StoryObj<typeof meta>

const direct = (unread?: string) => ({
  name: `Secure Messages${unread ? ` (${unread} unread)` : ''} (opens in a new tab)`,
})

/** One kind of messages is one press away. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', direct('3'))
    await expect(link).toHaveAttribute('href', args.secureMessagesHref)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const NothingUnread: Story = {
  name: 'Empty: nothing unread',
  args: { unreadCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', direct())).toBeVisible()
  },
}

export const NinetyNine: Story = {
  args: { unreadCount: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', direct('99'))).toHaveTextContent('99')
  },
}

export const OneHundred: Story = {
  args: { unreadCount: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', direct('99+'))).toHaveTextContent('99+')
  },
}

/** The way to AIC and AAS representatives needs a right of its own. */
export const WithRepresentativeEmail: Story = {
  args: { user: getStoryUser('moreau') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Messages, 3 unread' }))
    await expect(await screen.findByRole('menuitem', { name: /Secure Messages \(3 unread\)/ })).toHaveAttribute(
      'target',
      '_blank',
    )
    await expect(
      await screen.findByRole('menuitem', { name: /Email an AIC or AAS Representative/ }),
    ).toBeInTheDocument()
  },
}

/** A site without messages gives no address. */
export const WithoutAddress: Story = {
  args: { user: getStoryUser('moreau'), secureMessagesHref: undefined, representativeEmailHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** Former producers have no way to messages, so there is no menu. */
export const FormerProducer: Story = {
  args: { user: getStoryUser('gone') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Narrow: Story = { ...phone }
