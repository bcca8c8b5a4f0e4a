import { type DemoPerson, demoPerson } from '@producer-portal/domain/mocks'
import { pages } from '@producer-portal/domain/shell'
import {
  AccountLayout,
  ChangePassword,
  FullProfile,
  NotificationPreferences,
  Preferences,
  VerifyContact,
  VerifyMobilePhone,
} from '@producer-portal/features/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import changeBusinessPhone from '../../packages/features/src/account/ChangeBusinessPhone/ChangeBusinessPhone.stories.js'
import changeEmail from '../../packages/features/src/account/ChangeEmail/ChangeEmail.stories.js'
import changeMobilePhone from '../../packages/features/src/account/ChangeMobilePhone/ChangeMobilePhone.stories.js'
import changeName from '../../packages/features/src/account/ChangeName/ChangeName.stories.js'
import notificationPreferences from '../../packages/features/src/account/NotificationPreferences/NotificationPreferences.stories.js'
import preferences from '../../packages/features/src/account/Preferences/Preferences.stories.js'
import securityQuestion from '../../packages/features/src/account/SecurityQuestion/SecurityQuestion.stories.js'
import verifyMobilePhone from '../../packages/features/src/account/VerifyMobilePhone/VerifyMobilePhone.stories.js'
import { toStoryUser } from '../../packages/features/src/testing/story-user.js'
import { wholePage } from '../../packages/features/src/testing/whole-page.js'
import { phone, tablet } from '../../packages/features/src/testing/windows.js'
import { brandInToolbar } from './brand-in-toolbar.js'
import { FramedPage } from './FramedPage.js'
import { photographed } from './photographed.js'

interface AccountScreenProps {
  /** Who is signed in. */
  person: DemoPerson
  /** The page. */
  page: keyof typeof content
  /** Whether the profile has arrived. Default: ready. */
  state?: 'loading' | 'error' | 'ready'
}

const nothing = () => {}
const viewAs = (person: DemoPerson) => ({ person })
const toArgs = (person: DemoPerson) => ({ user: toStoryUser(person), profile: person.profile })
const requiredPages: ReadonlySet<AccountScreenProps['page']> = new Set(['updateExpiredPassword', 'verifyContact'])

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
  verifyContact: (person: DemoPerson) => (
    <VerifyContact {...toArgs(person)} onTextAlertsChange={nothing} onContactConfirm={nothing} />
  ),
  changeEmail: () => changeEmail.render(changeEmail.args),
  changeName: () => changeName.render(changeName.args),
  changeMobilePhone: () => changeMobilePhone.render(changeMobilePhone.args),
  verifyMobilePhone: () => <VerifyMobilePhone {...verifyMobilePhone.args} />,
  businessPhone: () => changeBusinessPhone.render(changeBusinessPhone.args),
  securityQuestion: () => securityQuestion.render(securityQuestion.args),
}

/** The pages about one's own account, in the frame of the portal. */
const meta = {
  title: 'Screens/Account',
  tags: ['!autodocs'],
  args: { person: demoPerson('ito'), page: 'changePassword' },
  parameters: { ...wholePage, ...photographed, viewAs },
  render: ({ person, page, state = 'ready' }, { globals }) => {
    const { path } = pages[page]
    const isDue = requiredPages.has(page)
    return (
      <FramedPage brand={brandInToolbar(globals)} person={person} currentPath={path} isNavigationDisabled={isDue}>
        <AccountLayout
          user={toStoryUser(person)}
          profile={state === 'ready' ? person.profile : state}
          currentPath={path}
          currentTitle={pages[page].title}
          isNavigationDisabled={isDue}
          onSignOut={nothing}
          onRetry={nothing}
        >
          {content[page](person)}
        </AccountLayout>
      </FramedPage>
    )
  },
} satisfies Meta<AccountScreenProps>
export default meta
type Story = StoryObj<AccountScreenProps>

/** Everything that the layout promises: first name, way out, buttons, and the footer with its links and its notice. */
export const Password: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible()
    await expect(canvas.getByText('Haruka')).toBeVisible()
    await expect(
      within(canvas.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Profile' }),
    ).toBeVisible()
    await expect(canvas.getByText(/producer or registered representative use only/)).toBeVisible()
  },
}
export const ExpiredPassword: Story = { args: { person: demoPerson('novak'), page: 'updateExpiredPassword' } }
export const Contact: Story = { args: { person: demoPerson('sato'), page: 'verifyContact' } }
export const Profile: Story = { args: { person: demoPerson('rivera'), page: 'profile' } }
export const Loading: Story = { args: { page: 'profile', state: 'loading' } }
export const LoadFailed: Story = { name: 'Error', args: { page: 'profile', state: 'error' } }
export const PreferencesPage: Story = {
  name: 'Preferences',
  args: { person: demoPerson('rivera'), page: 'preferences' },
}
export const Notifications: Story = { args: { person: demoPerson('rivera'), page: 'notifications' } }
export const Email: Story = { args: { person: demoPerson('rivera'), page: 'changeEmail' } }
export const Name: Story = { args: { page: 'changeName' } }
export const MobilePhone: Story = { args: { person: demoPerson('rivera'), page: 'changeMobilePhone' } }
export const MobilePhoneCode: Story = { args: { person: demoPerson('rivera'), page: 'verifyMobilePhone' } }
export const BusinessPhone: Story = { args: { person: demoPerson('rivera'), page: 'businessPhone' } }
export const SecurityQuestion: Story = { args: { person: demoPerson('rivera'), page: 'securityQuestion' } }
export const Tablet: Story = { ...tablet, parameters: { ...wholePage, viewAs } }
export const Phone: Story = { ...phone, parameters: { ...wholePage, viewAs } }
export const ContactOnPhone: Story = {
  args: { person: demoPerson('sato'), page: 'verifyContact' },
  ...phone,
  parameters: { ...wholePage, viewAs },
}
