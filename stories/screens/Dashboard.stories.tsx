import { isHomeOffice } from '@producer-portal/domain/access'
import { defaultCaseFilters, defaultWidgetSort, inLoadOrder } from '@producer-portal/domain/cases'
import { type DemoPerson, demoPerson, mockCases } from '@producer-portal/domain/mocks'
import { CaseWidget } from '@producer-portal/features/cases'
import { DashboardHome } from '@producer-portal/features/dashboard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyNow } from '../../packages/features/src/testing/story-clock.js'
import { storyUser } from '../../packages/features/src/testing/story-user.js'
import { wholePage } from '../../packages/features/src/testing/whole-page.js'
import { phone, tablet } from '../../packages/features/src/testing/windows.js'
import { brandInToolbar } from './brand-in-toolbar.js'
import { FramedPage } from './FramedPage.js'
import { photographed } from './photographed.js'

interface DashboardScreenProps {
  /** Who is signed in. */
  person: DemoPerson
  /** Whether the lists have arrived. */
  state?: 'loading' | 'error' | 'ready'
}

const nothing = () => {}
const viewAs = (person: DemoPerson): DashboardScreenProps => ({ person })

/** The page after signing in. */
const meta = {
  title: 'Screens/Dashboard',
  tags: ['!autodocs'],
  args: { person: demoPerson('rivera') },
  parameters: { ...wholePage, ...photographed, viewAs },
  render: ({ person, state = 'ready' }, { globals }) => {
    const listOf = (type: 'pending' | 'issued' | 'not_placed') => ({
      state,
      cases: state === 'ready' ? inLoadOrder(mockCases(storyNow, type)) : [],
    })
    return (
      <FramedPage brand={brandInToolbar(globals)} person={person} currentPath="/dashboard">
        <DashboardHome firstName={person.profile.firstName}>
          {!isHomeOffice(storyUser(person)) && (
            <CaseWidget
              type="pending"
              onTypeSelect={nothing}
              lists={{ pending: listOf('pending'), issued: listOf('issued'), not_placed: listOf('not_placed') }}
              filters={defaultCaseFilters}
              onFiltersChange={nothing}
              now={storyNow}
              sort={defaultWidgetSort}
              onSortChange={nothing}
              page={1}
              onPageChange={nothing}
              onCaseOpen={nothing}
              onRequirementsOpen={nothing}
              onRefresh={nothing}
            />
          )}
        </DashboardHome>
      </FramedPage>
    )
  },
} satisfies Meta<DashboardScreenProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { viewportSize: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome, Elena' })).toBeVisible()
  },
}
export const Loading: Story = { args: { state: 'loading' } }
export const LoadFailed: Story = { name: 'Error', args: { state: 'error' } }
export const HomeOffice: Story = { args: { person: demoPerson('hale') } }
export const Compact: Story = { globals: { density: 'compact' } }
export const Tablet: Story = { ...tablet, parameters: { ...wholePage, viewAs, ...tablet.parameters } }
export const Phone: Story = { ...phone, parameters: { ...wholePage, viewAs, ...phone.parameters } }
