import { type DemoPerson, demoPerson } from '@producer-portal/domain/mocks'
import { PageHeader, Text } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { toStoryUser, getStoryUser } from '../../testing/story-user.js'
import { phone } from '../../testing/windows.js'
import { AccountLayout } from './AccountLayout.js'

const ito = demoPerson('ito')
const asPerson = (person: DemoPerson) => ({ user: toStoryUser(person), profile: person.profile })

const meta = {
  title: 'Features/Account/AccountLayout',
  component: AccountLayout,
  parameters: { viewAs: asPerson },
  args: {
    ...asPerson(ito),
    currentPath: '/profile',
    onSignOut: fn(),
    onRetry: fn(),
    children: (
      <>
        <PageHeader title="Profile" />
        <Text>The page stands here.</Text>
      </>
    ),
  },
} satisfies Meta<typeof AccountLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Haruka')).toBeVisible()
    const pages = within(canvas.getByRole('navigation', { name: 'Account pages' }))
    await expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Preferences',
      'Manage Access',
    ])
    await expect(pages.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { profile: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your profile')).toBeInTheDocument()
    await expect(canvas.queryByText('The page stands here.')).toBeNull()
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  args: { profile: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'An error occurred while loading the profile information.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  },
}

/** The buttons stay in sight while something must be settled first, but lead nowhere. */
export const NavigationDisabled: Story = {
  args: { isNavigationDisabled: true, currentPath: '/verify-contact' },
  play: async ({ canvas }) => {
    const profile = canvas.getByRole('link', { name: 'Profile' })
    await expect(profile).toHaveAttribute('aria-disabled', 'true')
    await expect(profile).not.toHaveAttribute('href')
  },
}

/** A page below another shows the way there. */
export const PageBelow: Story = {
  args: { currentPath: '/change-email', currentTitle: 'Change Email' },
  play: async ({ canvas }) => {
    const way = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(way.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile')
    await expect(way.getByText('Change Email')).toHaveAttribute('aria-current', 'page')
    const pages = within(canvas.getByRole('navigation', { name: 'Account pages' }))
    await expect(pages.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  },
}

/** The facts on file stay in view while a part of them is changed. */
export const Facts: Story = {
  args: { ...PageBelow.args, facts: 'all' },
  play: async ({ canvas }) => {
    const facts = within(canvas.getByRole('region', { name: /Haruka/ }))
    await expect(facts.getByText('Email').nextElementSibling).toHaveTextContent(ito.profile.email ?? 'None on file')
    await expect(facts.getByText('User ID').nextElementSibling).toHaveTextContent('ito')
    await expect(facts.queryByRole('link')).toBeNull()
  },
}

/** Beside the contact data, who it is about. */
export const FactsOfIdentity: Story = {
  args: { isNavigationDisabled: true, currentPath: '/verify-contact', facts: 'identity' },
  play: async ({ canvas }) => {
    const facts = within(canvas.getByRole('region', { name: /Haruka/ }))
    await expect(facts.getByText('Agent Number')).toBeVisible()
    await expect(facts.queryByText('Email')).toBeNull()
  },
}

export const FactsNarrow: Story = {
  ...phone,
  args: { ...PageBelow.args, facts: 'all', profile: { ...ito.profile, mfa: null, phone: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('None on file')).toHaveLength(2)
  },
}

/** On a phone the breadcrumb replaces the links. */
export const PageBelowNarrow: Story = {
  ...phone,
  args: PageBelow.args,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Account pages' })).toBeNull()
  },
}

/** An agent guest has no account page of their own, and is not named. */
export const AgentGuest: Story = {
  name: 'Empty: agent guest',
  args: { user: getStoryUser('guest'), profile: demoPerson('guest').profile },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Guest User')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const LongContent: Story = {
  args: { profile: { ...ito.profile, firstName: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh' } },
  ...phone,
}

export const Narrow: Story = { ...phone }
