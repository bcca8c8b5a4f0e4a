import { type DemoPerson, demoPerson } from '@producer-portal/domain/mocks'
import { DashboardHome } from '@producer-portal/features/dashboard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { wholePage } from '../../packages/features/src/testing/whole-page.js'
import { phone, tablet } from '../../packages/features/src/testing/windows.js'
import { brandInToolbar } from './brand-in-toolbar.js'
import { FramedPage } from './FramedPage.js'
import { photographed } from './photographed.js'

interface DashboardScreenProps {
  /** Who is signed in. */
  person: DemoPerson
  caseCounts?: { pending: number; issued: number; not_placed: number } | 'loading' | 'error'
}

const nothing = () => {}
const viewAs = (person: DemoPerson): DashboardScreenProps => ({ person })

/** The page after signing in. */
const meta = {
  title: 'Screens/Dashboard',
  tags: ['!autodocs'],
  args: { person: demoPerson('rivera'), caseCounts: { pending: 12, issued: 5, not_placed: 1 } },
  parameters: { ...wholePage, ...photographed, viewAs },
  render: ({ person, caseCounts }, { globals }) => (
    <FramedPage brand={brandInToolbar(globals)} person={person} currentPath="/dashboard">
      <DashboardHome firstName={person.profile.firstName} caseCounts={caseCounts} onRetry={nothing} />
    </FramedPage>
  ),
} satisfies Meta<DashboardScreenProps>
export default meta
type Story = StoryObj<DashboardScreenProps>

export const Default: Story = {
  parameters: { viewportSize: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome, Elena' })).toBeVisible()
  },
}
export const Loading: Story = { args: { caseCounts: 'loading' } }
export const HomeOffice: Story = { args: { person: demoPerson('hale'), caseCounts: undefined } }
export const Compact: Story = { globals: { density: 'compact' } }
export const Tablet: Story = { ...tablet, parameters: { ...wholePage, viewAs, ...tablet.parameters } }
export const Phone: Story = { ...phone, parameters: { ...wholePage, viewAs, ...phone.parameters } }
