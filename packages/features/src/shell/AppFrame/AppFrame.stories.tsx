import { navigationTree } from '@producer-portal/domain/catalog'
import { type DemoPerson, demoPerson, maintenanceNotification } from '@producer-portal/domain/mocks'
import { PageHeader, Text } from '@producer-portal/ui'
import { brands, meridianMutual } from '@producer-portal/domain/brand'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { toStoryUser, getStoryUser } from '../../testing/story-user.js'
import { wholePage } from '../../testing/whole-page.js'
import { desktop, phone } from '../../testing/windows.js'
import { AppFrame } from './AppFrame.js'

const rivera = demoPerson('rivera')

const meta = {
  title: 'Features/Shell/AppFrame',
  component: AppFrame,
  parameters: {
    ...wholePage,
    viewAs: (person: DemoPerson) => ({ user: toStoryUser(person), profile: person.profile }),
  },
  args: {
    brand: meridianMutual,
    user: toStoryUser(rivera),
    profile: rivera.profile,
    navigation: navigationTree,
    currentPath: '/dashboard',
    unreadCount: 3,
    externalHrefs: {
      directories: 'https://content.example.com/directories',
      marketing: 'https://content.example.com/marketing',
      insuranceProducts: 'https://apps.example.com/insurance',
      investmentProducts: 'https://apps.example.com/investments',
      secureMessages: 'https://service.example.com/messages',
      representativeEmail: 'https://service.example.com/representatives',
    },
    display: { mode: 'system', density: 'system', onModeChange: fn(), onDensityChange: fn() },
    onSearchSubmit: fn(),
    onClassicDashboardOpen: fn(),
    onNotificationDismiss: fn(),
    onSignOut: fn(),
    children: (
      <>
        <PageHeader title="Dashboard" />
        <Text>The page stands here.</Text>
      </>
    ),
  },
  render: (args, { globals }) => (
    <AppFrame {...args} brand={brands.find(({ id }) => id === globals['brand']) ?? args.brand} />
  ),
} satisfies Meta<typeof AppFrame>
export default meta
type Story = StoryObj<typeof meta>

const withSize = (window: typeof desktop) => ({
  globals: window.globals,
  parameters: wholePage,
})

export const Default: Story = { ...withSize(desktop) }

export const HeaderAndFooter: Story = {
  tags: ['!autodocs'],
  ...withSize(desktop),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Directories (opens in a new tab)' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Marketing Portal (opens in a new tab)' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Open Classic Dashboard (opens in a new tab)' })).toBeVisible()
    const foot = within(canvas.getByRole('contentinfo'))
    await expect(foot.getByText(/producer or registered representative use only/)).toBeVisible()
    await expect(foot.getByRole('link', { name: /^Online Privacy/ })).toHaveAttribute('target', '_blank')
    await expect(foot.getByRole('list', { name: 'Follow us' })).toBeVisible()
    const main = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(main.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    const box = canvas.getByRole('searchbox', { name: 'Search the Meridian site (opens in a new tab)' })
    await userEvent.type(box, '   {Enter}')
    await expect(args.onSearchSubmit).not.toHaveBeenCalled()
    await userEvent.type(box, ' term life {Enter}')
    await expect(args.onSearchSubmit).toHaveBeenCalledWith('term life')
  },
}

export const SkipToMain: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
    await expect(document.querySelector('#main')).toHaveAttribute('tabindex', '-1')
  },
}

export const ProfileOpen: Story = {
  tags: ['!autodocs'],
  ...withSize(desktop),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ER, profile of Elena Rivera' }))
    const card = within(await screen.findByRole('dialog', { name: 'Profile of Elena Rivera' }))
    await expect(card.getByText('(312) 555-0101 ext. 204')).toBeInTheDocument()
    await userEvent.click(card.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const NewBusinessOpen: Story = {
  tags: ['!autodocs'],
  ...withSize(desktop),
  args: { currentPath: '/new-business/pending' },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }))
    await userEvent.click(main.getByRole('button', { name: 'New Business' }))
    await expect(await screen.findByRole('menuitem', { name: 'Pending' })).toHaveAttribute('aria-current', 'page')
    // A landmark takes in its text.
    await expect(canvas.getByRole('main')).toContainElement(screen.getByRole('menu'))
    await expect(screen.getByRole('menuitem', { name: 'Not Placed' })).toBeInTheDocument()
  },
}

export const WithNotification: Story = {
  tags: ['!autodocs'],
  args: { notification: maintenanceNotification },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Planned maintenance')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss notification' }))
    await expect(args.onNotificationDismiss).toHaveBeenCalledWith('maintenance')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

/** While contact data must be verified, the places are shown but lead nowhere. */
export const NavigationDisabled: Story = {
  tags: ['!autodocs'],
  args: { isNavigationDisabled: true },
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-disabled', 'true')
    await expect(navigation.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('href')
    await expect(navigation.queryByRole('button')).toBeNull()
  },
}

/** Another person views the portal as this user; signing out ends that. */
export const ViewedBySomebodyElse: Story = {
  tags: ['!autodocs'],
  ...withSize(desktop),
  args: { isImpersonated: true },
  play: async ({ args, canvas }) => {
    const banner = within(canvas.getByRole('region', { name: 'Viewing as someone else' }))
    await expect(banner.getByText('Viewing as Elena Rivera')).toBeVisible()
    await userEvent.click(banner.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const Guest: Story = {
  tags: ['!autodocs'],
  args: { user: getStoryUser('guest'), profile: demoPerson('guest').profile },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'GU, profile of Guest User' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Profile & Settings' })).toBeNull()
  },
}

export const LongContent: Story = {
  tags: ['!autodocs'],
  args: {
    unreadCount: 1200,
    profile: {
      ...rivera.profile,
      fullName: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh III',
      agencyName: 'Northfield, Lakeshore, Cedar Point and Summit Legacy Insurance Brokerage Partners of Illinois LLC',
      email: 'maximiliana.wolfeschlegelsteinhausenbergerdorff@northfield-brokerage.example.com',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Secure Messages (99+ unread) (opens in a new tab)' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /profile of Maximiliana/ }))
    await expect(await screen.findByRole('dialog')).toBeInTheDocument()
  },
}

export const Narrow: Story = {
  tags: ['!autodocs'],
  ...withSize(phone),
  play: async ({ canvas }) => {
    // The drawer has them
    await expect(canvas.queryByRole('link', { name: /^Directories/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Navigation' }))
    await userEvent.click(drawer.getByText('New Business'))
    await expect(drawer.getByRole('link', { name: 'Pending' })).toBeInTheDocument()
    await expect(drawer.getByRole('searchbox')).toBeInTheDocument()
  },
}
