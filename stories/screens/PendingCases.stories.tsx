import { defaultCaseFilters, inLoadOrder } from '@producer-portal/domain/cases'
import type { PageSize } from '@producer-portal/domain/lists'
import { castAgencies, castAgents, demoPerson, type DemoPerson, generateCases } from '@producer-portal/domain/mocks'
import { isHomeOffice } from '@producer-portal/domain/access'
import { CaseScreen, type CaseScreenProps } from '@producer-portal/features/cases'
import { HomeOfficeActions } from '@producer-portal/features/home-office'
import type { SortDescriptor } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { storyNow } from '../../packages/features/src/testing/story-clock.js'
import { toStoryUser } from '../../packages/features/src/testing/story-user.js'
import { wholePage } from '../../packages/features/src/testing/whole-page.js'
import { phone, tablet } from '../../packages/features/src/testing/windows.js'
import { brandInToolbar } from './brand-in-toolbar.js'
import { FramedPage } from './FramedPage.js'
import { photographed } from './photographed.js'

interface PendingScreenProps extends Pick<CaseScreenProps, 'state' | 'columnSettings' | 'hasSearched'> {
  /** Who is signed in. */
  person: DemoPerson
  /** How many cases the book has. */
  count: number
}

const nothing = () => {}
const [lakeshore] = castAgencies
const viewAs = (person: DemoPerson) => ({ person })

function PendingCases({ person, count, ...list }: PendingScreenProps) {
  const [sort, setSort] = useState<SortDescriptor | null>(null)
  const [page, setPage] = useState(1)
  const [filters, setFilters] = useState(defaultCaseFilters)
  const [pageSize, setPageSize] = useState<PageSize>(10)
  const user = toStoryUser(person)
  const [cases] = useState(() =>
    inLoadOrder(
      generateCases({
        agency: lakeshore,
        agents: castAgents(lakeshore.agencyNo),
        count,
        type: 'pending',
        clock: storyNow,
      }),
    ),
  )
  return (
    <CaseScreen
      type="pending"
      user={user}
      cases={cases}
      sort={sort}
      onSortChange={setSort}
      page={page}
      onPageChange={setPage}
      onRetry={nothing}
      filters={filters}
      onFiltersChange={(changed) => setFilters({ ...filters, ...changed })}
      now={storyNow}
      pageSize={pageSize}
      onPageSizeChange={setPageSize}
      headerActions={isHomeOffice(user) && <HomeOfficeActions onSearchOpen={nothing} onAgentDashboardOpen={nothing} />}
      {...list}
    />
  )
}

/** Where producers spend most of their day: the pending cases. */
const meta = {
  title: 'Screens/Pending cases',
  tags: ['!autodocs'],
  args: {
    person: demoPerson('rivera'),
    count: 86,
  },
  parameters: { ...wholePage, ...photographed, viewAs },
  render: (args, { globals }) => (
    <FramedPage brand={brandInToolbar(globals)} person={args.person} currentPath="/new-business/pending">
      <PendingCases key={args.count} {...args} />
    </FramedPage>
  ),
} satisfies Meta<PendingScreenProps>
export default meta
type Story = StoryObj<PendingScreenProps>

export const Default: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 86 Pending Cases')).toBeVisible()
    await expect(await canvas.findByRole('grid', { name: 'Pending cases' })).toBeVisible()
  },
}
export const Loading: Story = { args: { state: 'loading', count: 0 } }
export const HomeOffice: Story = { args: { person: demoPerson('hale'), count: 0 } }
export const BigBook: Story = { args: { person: demoPerson('bigbook'), count: 10_000 } }
export const Compact: Story = { globals: { density: 'compact' } }
export const HighContrast: Story = { globals: { mode: 'high-contrast' } }
export const Tablet: Story = { ...tablet, parameters: { ...wholePage, viewAs } }
export const Phone: Story = { ...phone, parameters: { ...wholePage, viewAs } }
