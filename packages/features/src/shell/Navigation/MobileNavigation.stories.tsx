import { navigationTree } from '@producer-portal/domain/catalog'
import type { DemoPerson } from '@producer-portal/domain/mocks'
import { type NavigationItem, pages } from '@producer-portal/domain/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogInUse } from '../../testing/dialog-in-use.js'
import { toStoryUser, getStoryUser } from '../../testing/story-user.js'
import { phone } from '../../testing/windows.js'
import { MobileNavigation } from './MobileNavigation.js'
import { portalHrefs } from './navigation-view.js'

const meta = {
  title: 'Features/Shell/MobileNavigation',
  component: MobileNavigation,
  globals: phone.globals,
  parameters: {
    docs: { story: { inline: false, height: '44rem' } },
    viewAs: (person: DemoPerson) => ({ user: toStoryUser(person) }),
  },
  args: {
    isOpen: true,
    onClose: fn(),
    navigation: navigationTree,
    user: getStoryUser('okafor'),
    currentPath: '/new-business/issued',
    hrefs: portalHrefs,
  },
} satisfies Meta<typeof MobileNavigation>
export default meta
type Story = StoryObj<typeof meta>

const drawer = async () => within(await screen.findByRole('dialog'))

/** Every place, with those below the current one open. A choice closes the drawer. */
export const Default: Story = {
  play: async ({ args }) => {
    const navigation = within(await (await drawer()).findByRole('navigation', { name: 'Main' }))
    const current = navigation.getByRole('link', { name: 'Issued' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

const withNote = (item: NavigationItem): NavigationItem => ({
  ...item,
  children: item.children.map(withNote),
  ...(item.url === pages.inforceIllustrationRequests.path && { note: '2 ready' }),
})

/** A page of a menu with a few words about what is new there. */
export const Notes: Story = {
  args: {
    currentPath: '/sales-support/illustrations/illustrations-hub',
    navigation: navigationTree.map(withNote),
  },
  play: async () => {
    const name = 'In-Force Illustration Requests 2 ready'
    await waitFor(async () => expect((await drawer()).getByRole('link', { name })).toBeVisible())
  },
}

export const Loading: Story = { args: { navigation: 'loading' } }

/** Links that need no server stay: the dashboard and the account pages. */
export const LoadFailed: Story = {
  name: 'Error',
  args: { navigation: 'failed' },
  play: async () => {
    const dashboard = (await drawer()).getByRole('link', { name: 'Dashboard' })
    await waitFor(() => expect(dashboard).toBeVisible())
  },
}

export const InUse: Story = dialogInUse(MobileNavigation, { closedBy: ['onClose'] })
