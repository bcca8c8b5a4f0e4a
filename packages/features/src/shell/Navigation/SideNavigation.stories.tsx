import { navigationTree } from '@producer-portal/domain/catalog'
import type { DemoPerson } from '@producer-portal/domain/mocks'
import { type NavigationItem, pages } from '@producer-portal/domain/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { toStoryUser, getStoryUser } from '../../testing/story-user.js'
import { portalHrefs } from './navigation-view.js'
import { SideNavigation } from './SideNavigation.js'

const meta = {
  title: 'Features/Shell/SideNavigation',
  component: SideNavigation,
  args: {
    navigation: navigationTree,
    user: getStoryUser('okafor'),
    currentPath: '/new-business/issued',
    hrefs: portalHrefs,
  },
  globals: { viewport: { value: '1280-900', isRotated: false } },
  parameters: {
    layout: 'fullscreen',
    viewAs: (person: DemoPerson) => ({ user: toStoryUser(person) }),
  },
} satisfies Meta<typeof SideNavigation>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(main.getByRole('button', { name: 'New Business' })).toHaveAttribute('aria-current', 'true')
    await expect(main.getByRole('button', { name: 'Manage My Agency' })).toBeVisible()
    await expect(main.queryByRole('button', { name: 'More' })).toBeNull()
  },
}

/** At a height of 620 px five places are shown; the rest is under More. */
export const LowWindow: Story = {
  globals: { viewport: { value: '1280-620', isRotated: false } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(main.getAllByRole('listitem')).toHaveLength(6)
    await userEvent.click(main.getByRole('button', { name: 'More' }))
    await expect(await screen.findByRole('menuitem', { name: 'Statements' })).toBeInTheDocument()
  },
}

/** One place too many for 690 px goes under More too, as the rule counts places and not room. */
export const OnePlaceTooMany: Story = {
  args: { navigation: navigationTree.slice(0, 7) },
  globals: { viewport: { value: '1280-690', isRotated: false } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(main.getAllByRole('listitem')).toHaveLength(7)
    await userEvent.click(main.getByRole('button', { name: 'More' }))
    await expect(await screen.findByRole('menuitem', { name: 'Statements' })).toBeInTheDocument()
  },
}

const withNote = (item: NavigationItem): NavigationItem => ({
  ...item,
  children: item.children.map(withNote),
  ...(item.url === pages.inforceIllustrationRequests.path && { note: '2 ready' }),
})

/** A page of a menu with a few words about what is new there. */
export const Notes: Story = {
  args: { navigation: navigationTree.map(withNote) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sales & Support' }))
    await expect(
      await screen.findByRole('menuitem', { name: 'In-Force Illustration Requests 2 ready' }),
    ).toBeInTheDocument()
  },
}

export const SettingsOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile & Settings' }))
    await expect(await screen.findByRole('menuitem', { name: 'Full Profile' })).toHaveAttribute('href', '/profile')
    await expect(screen.getByRole('menuitem', { name: 'Preferences' })).toHaveAttribute('href', '/preferences')
  },
}

export const Guest: Story = {
  args: { user: getStoryUser('guest') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Profile & Settings' })).toBeNull()
  },
}

export const Loading: Story = { args: { navigation: 'loading' } }

/** Dashboard is always there, whatever the server sent. */
export const Empty: Story = {
  args: { navigation: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  args: { navigation: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An unexpected error occurred.')
  },
}

export const NoConnection: Story = {
  name: 'Error: no connection',
  args: { navigation: 'unreachable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network Error')
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

/** None of its places can take the focus and scroll it, so that it's as high as they are. */
export const DisabledAtTwiceTheTextSize: Story = {
  args: { isDisabled: true },
  globals: { viewport: { value: '1280-620', isRotated: false } },
  beforeEach: ({ canvasElement }) => {
    const { style } = canvasElement.ownerDocument.documentElement
    style.fontSize = '200%'
    return () => {
      style.fontSize = ''
    }
  },
  play: async ({ canvas }) => {
    const [rail] = canvas.getAllByRole('navigation')
    const root = rail?.parentElement
    await expect(root?.scrollHeight).toBeGreaterThan(620)
    await expect(root?.clientHeight).toBe(root?.scrollHeight)
  },
}
