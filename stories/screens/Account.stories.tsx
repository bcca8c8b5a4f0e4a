import { type DemoPerson, demoPerson } from '@producer-portal/domain/mocks'
import { AccountLayout, ChangePassword, VerifyContact } from '@producer-portal/features/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { toStoryUser } from '../../packages/features/src/testing/story-user.js'
import { wholePage } from '../../packages/features/src/testing/whole-page.js'
import { phone, tablet } from '../../packages/features/src/testing/windows.js'
import { brandInToolbar } from './brand-in-toolbar.js'
import { FramedPage } from './FramedPage.js'
import { photographed } from './photographed.js'

interface AccountScreenProps {
  /** Who is signed in. */
  person: DemoPerson
  /** The page: a password of one's own wish, one that has expired, or contact data that must be verified. */
  page: 'password' | 'expired-password' | 'contact'
}

const paths = {
  password: '/change-password',
  'expired-password': '/verify/update-password',
  contact: '/verify-contact',
} as const
const nothing = () => {}
const viewAs = (person: DemoPerson) => ({ person })

/** The pages about one's own account, in the frame of the portal. */
const meta = {
  title: 'Screens/Account',
  tags: ['!autodocs'],
  args: { person: demoPerson('ito'), page: 'password' },
  parameters: { ...wholePage, ...photographed, viewAs },
  render: ({ person, page }, { globals }) => {
    const isDue = page !== 'password'
    const currentPath = paths[page]
    return (
      <FramedPage
        brand={brandInToolbar(globals)}
        person={person}
        currentPath={currentPath}
        isNavigationDisabled={isDue}
      >
        <AccountLayout
          user={toStoryUser(person)}
          profile={person.profile}
          currentPath={currentPath}
          isNavigationDisabled={isDue}
          onSignOut={nothing}
          onRetry={nothing}
        >
          {page === 'contact' ? (
            <VerifyContact
              user={toStoryUser(person)}
              profile={person.profile}
              onTextAlertsChange={nothing}
              onContactConfirm={nothing}
            />
          ) : (
            <ChangePassword
              userId={person.userId}
              isExpired={isDue}
              onCancel={isDue ? undefined : nothing}
              onPasswordSave={nothing}
            />
          )}
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
    await expect(canvas.getByRole('navigation', { name: 'Account pages' })).toBeVisible()
    await expect(canvas.getByText(/producer or registered representative use only/)).toBeVisible()
  },
}
export const ExpiredPassword: Story = { args: { person: demoPerson('novak'), page: 'expired-password' } }
export const Contact: Story = { args: { person: demoPerson('sato'), page: 'contact' } }
export const Tablet: Story = { ...tablet, parameters: { ...wholePage, viewAs } }
export const Phone: Story = { ...phone, parameters: { ...wholePage, viewAs } }
export const ContactOnPhone: Story = {
  args: { person: demoPerson('sato'), page: 'contact' },
  ...phone,
  parameters: { ...wholePage, viewAs },
}
