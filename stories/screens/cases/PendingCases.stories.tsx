import { caseLists, inLoadOrder } from '@producer-portal/domain/cases'
import { castAgencies, castAgents, demoPerson, type DemoPerson, generateCases } from '@producer-portal/domain/mocks'
import { isHomeOffice } from '@producer-portal/domain/access'
import { CaseDetail, CaseScreen } from '@producer-portal/features/cases'
import { HomeOfficeActions } from '@producer-portal/features/home-office'
import { CaseRequirements, SendDocuments } from '@producer-portal/features/requirements'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import caseDetail from '../../../packages/features/src/cases/CaseDetail/CaseDetail.stories.js'
import requirements from '../../../packages/features/src/requirements/CaseRequirements/CaseRequirements.stories.js'
import sendDocuments, * as Send from '../../../packages/features/src/requirements/SendDocuments/SendDocuments.stories.js'
import { storyList, useStoryList } from '../../../packages/features/src/testing/story-list.js'
import { storyNow } from '../../../packages/features/src/testing/story-clock.js'
import { toStoryUser } from '../../../packages/features/src/testing/story-user.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { brandInToolbar } from '../brand-in-toolbar.js'
import { FramedPage } from '../FramedPage.js'
import { photographed } from '../photographed.js'

interface PendingScreenProps {
  /** The signed-in user. */
  person: DemoPerson
  /** The number of cases the book has. */
  count: number
  /** The overlay that is open over the list. Default: nothing. */
  panel?: ReactNode
}

const nothing = () => {}
const [lakeshore] = castAgencies
const viewAs = (person: DemoPerson) => ({ person })

function PendingCases({ person, count, panel }: PendingScreenProps) {
  const list = useStoryList(storyList(caseLists.pending))
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
    <>
      <CaseScreen
        user={user}
        list={list}
        loaded={{ rows: cases, onRetry: nothing }}
        now={storyNow}
        viewed={{
          actions: isHomeOffice(user) && <HomeOfficeActions onSearchOpen={nothing} onAgentDashboardOpen={nothing} />,
        }}
      />
      {panel}
    </>
  )
}

/** The page on which producers spend most of their day: the pending cases. */
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'New Business' })).toBeVisible()
  },
} satisfies Meta<PendingScreenProps>
export default meta
type Story = StoryObj<PendingScreenProps>

export const Default: Story = {
  ...desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 86 Pending Cases')).toBeVisible()
    await expect(await canvas.findByRole('grid', { name: 'Pending cases' })).toBeVisible()
  },
}

/** Opens a panel over the list and waits for it. */
const opened = (name: string, panel: ReactNode): Story => ({
  args: { panel },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})
export const Details = opened('Dmitri A. Volkov', <CaseDetail {...caseDetail.args} />)
export const CaseRequirementsOpen = opened('Case Requirements', <CaseRequirements {...requirements.args} />)
export const SendingDocuments = opened(
  'Send Requirement Document(s)',
  <SendDocuments {...sendDocuments.args} {...Send.Default.args} />,
)

export const HomeOffice: Story = { args: { person: demoPerson('hale'), count: 0 } }
export const Compact: Story = { globals: { density: 'compact' } }
export const HighContrast: Story = { globals: { mode: 'high-contrast' } }
export const Narrow: Story = { ...phone, parameters: { ...wholePage, viewAs } }
