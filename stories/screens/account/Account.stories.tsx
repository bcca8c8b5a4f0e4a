import { type DemoPerson, demoPerson } from '@producer-portal/domain/mocks'
import { pages } from '@producer-portal/domain/shell'
import {
  AccountLayout,
  ChangePassword,
  FullProfile,
  NotificationPreferences,
  Preferences,
} from '@producer-portal/features/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import notificationPreferences from '../../../packages/features/src/account/NotificationPreferences/NotificationPreferences.stories.js'
import preferences from '../../../packages/features/src/account/Preferences/Preferences.stories.js'
import { toStoryUser } from '../../../packages/features/src/testing/story-user.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { brandInToolbar } from '../brand-in-toolbar.js'
import { FramedPage } from '../FramedPage.js'
import { photographed } from '../photographed.js'

interface AccountScreenProps {
  /** The signed-in user. */
  person: DemoPerson
  /** The page. */
  page: keyof typeof content
}

const nothing = () => {}
const viewAs = (person: DemoPerson) => ({ person })
const toArgs = (person: DemoPerson) => ({ user: toStoryUser(person), profile: person.profile })

const content = {
  profile: (person: DemoPerson) => <FullProfile {...toArgs(person)} signInMethod="legacy" />,
  preferences: (person: DemoPerson) => <Preferences {...preferences.args} {...toArgs(person)} />,
  notifications: () => <NotificationPreferences {...notificationPreferences.args} />,
  changePassword: ({ userId }: DemoPerson) => (
    <ChangePassword userId={userId} onCancel={nothing} onPasswordSave={nothing} />
  ),
  updateExpiredPassword: ({ userId }: DemoPerson) => (
    <ChangePassword userId={userId} isExpired onPasswordSave={nothing} />
  ),
}

const headings = {
  profile: 'Elena Rivera',
  preferences: 'Preferences',
  notifications: 'Notifications',
  changePassword: 'Change Password',
  updateExpiredPassword: 'Change Password',
}

/** The pages about one's own account, in the frame of the portal. */
const meta = {
  title: 'Screens/Account',
  tags: ['!autodocs'],
  args: { person: demoPerson('ito'), page: 'changePassword' },
  parameters: { ...wholePage, ...photographed, viewAs },
  render: ({ person, page }, { globals }) => {
    const { path } = pages[page]
    const isDue = page === 'updateExpiredPassword'
    return (
      <FramedPage brand={brandInToolbar(globals)} person={person} currentPath={path} isNavigationDisabled={isDue}>
        <AccountLayout
          user={toStoryUser(person)}
          profile={person.profile}
          currentPath={path}
          currentTitle={headings[page]}
          isNavigationDisabled={isDue}
          onSignOut={nothing}
          onRetry={nothing}
        >
          {content[page](person)}
        </AccountLayout>
      </FramedPage>
    )
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: headings[args.page] })).toBeVisible()
  },
} satisfies Meta<AccountScreenProps>
export default meta
type Story = StoryObj<AccountScreenProps>

/** Everything that the layout promises: first name, way out, buttons, and the footer with its links and its notice. */
export const Default: Story = {
  ...desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Haruka')).toBeVisible()
    await expect(
      within(canvas.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Profile' }),
    ).toBeVisible()
    await expect(canvas.getByText(/producer or registered representative use only/)).toBeVisible()
  },
}
export const ExpiredPassword: Story = { args: { person: demoPerson('novak'), page: 'updateExpiredPassword' } }
export const Profile: Story = { args: { person: demoPerson('rivera'), page: 'profile' } }
export const PreferencesPage: Story = {
  name: 'Preferences',
  args: { person: demoPerson('rivera'), page: 'preferences' },
}
export const Notifications: Story = { args: { person: demoPerson('rivera'), page: 'notifications' } }
export const Narrow: Story = { ...phone, parameters: { ...wholePage, viewAs } }
