import { type DemoPerson, demoPerson } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { toStoryUser } from '../../testing/story-user.js'
import { phone } from '../../testing/windows.js'
import { portalHrefs } from '../Navigation/navigation-view.js'
import { toProfileView } from './profile-view.js'
import { ProfileCard } from './ProfileCard.js'

const toView = (person: DemoPerson) => toProfileView(toStoryUser(person), person.profile)
const viewNamed = (userId: string) => toView(demoPerson(userId))

const meta = {
  title: 'Features/Shell/ProfileCard',
  component: ProfileCard,
  args: {
    view: viewNamed('rivera'),
    hrefs: portalHrefs,
    display: { mode: 'system', density: 'system', onModeChange: fn(), onDensityChange: fn() },
    onSignOut: fn(),
    onPageSelect: fn(),
  },
  parameters: { viewAs: (person: DemoPerson) => ({ view: toView(person) }) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('ER')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Elena Rivera' })).toBeVisible()
    const facts = [...canvasElement.querySelectorAll('dl > div')].map((fact) => fact.textContent.replaceAll(/\s/g, ' '))
    await expect(facts).toEqual([
      'Agent Number100101',
      'AgencyLakeshore Financial Group',
      'Agency NumberAG1001',
      'Emailrivera@example.com',
      'Alternate Emailelena.rivera@example.com',
      'Phone(312) 555-0101 ext. 204',
    ])
    await expect(canvas.getByRole('link', { name: 'Full Profile' })).toHaveAttribute('href', '/profile')
    await expect(canvas.getByRole('link', { name: 'Preferences' })).toHaveAttribute('href', '/preferences')
    await expect(canvas.getByRole('link', { name: 'Manage Access' })).toHaveAttribute('href', '/manage-access')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const DisplayOpen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Display' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(args.display?.onModeChange).toHaveBeenCalledWith('dark')
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }))
    await expect(args.display?.onDensityChange).toHaveBeenCalledWith('compact')
  },
}

export const HomeOffice: Story = {
  args: { view: viewNamed('hale') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Full Profile' })).toBeNull()
    await expect(canvas.queryByText('Agency')).toBeNull()
  },
}

export const Guest: Story = {
  args: { view: viewNamed('guest') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('GU')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Guest User' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Preferences' })).toBeNull()
  },
}

export const Loading: Story = {
  name: 'Loading: only the user id is known',
  args: { view: toProfileView(toStoryUser(demoPerson('rivera')), undefined) },
}

export const LongContent: Story = {
  args: {
    view: {
      ...viewNamed('rivera'),
      name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh III',
      facts: [
        { name: 'agency', value: 'Northfield, Lakeshore and Cedar Point Insurance Brokerage Partners of Illinois LLC' },
        { name: 'email', value: 'maximiliana.wolfeschlegelsteinhausenbergerdorff@northfield-brokerage.example.com' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const email = canvas.getByText(/^maximiliana\.wolfe/)
    await expect(email.innerHTML).toMatch(/dorff@<wbr>northfield-brokerage\.<wbr>example\.<wbr>com$/)
  },
}

export const Narrow: Story = { ...phone }
