import { caseLists, inLoadOrder } from '@producer-portal/domain/cases'
import { castAgencies, castAgents, demoPerson, generateCases } from '@producer-portal/domain/mocks'
import { CaseDetail, CaseScreen } from '@producer-portal/features/cases'
import { CaseRequirements, SendDocuments } from '@producer-portal/features/requirements'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import caseDetail from '../../../packages/features/src/cases/CaseDetail/CaseDetail.stories.js'
import requirements from '../../../packages/features/src/requirements/CaseRequirements/CaseRequirements.stories.js'
import sendDocuments, * as Send from '../../../packages/features/src/requirements/SendDocuments/SendDocuments.stories.js'
import { storyList, useStoryList } from '../../../packages/features/src/testing/story-list.js'
import { storyNow } from '../../../packages/features/src/testing/story-clock.js'
import { toStoryUser } from '../../../packages/features/src/testing/story-user.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { asPage, businessPage, type BusinessPageProps, nothing, opened, phonePage, viewedBy } from '../business-page.js'

const [lakeshore] = castAgencies

function PendingCases({ person, count }: BusinessPageProps) {
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
    <CaseScreen
      user={user}
      list={list}
      loaded={{ rows: cases, onRetry: nothing }}
      now={storyNow}
      viewed={viewedBy(user)}
    />
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
  parameters: { ...businessPage },
  render: asPage(PendingCases, '/new-business/pending'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'New Business' })).toBeVisible()
  },
} satisfies Meta<BusinessPageProps>
export default meta
type Story = StoryObj<BusinessPageProps>

export const Default: Story = {
  ...desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 86 Pending Cases')).toBeVisible()
    await expect(await canvas.findByRole('grid', { name: 'Pending cases' })).toBeVisible()
  },
}

export const Details = opened('Dmitri A. Volkov', <CaseDetail {...caseDetail.args} />)
export const CaseRequirementsOpen = opened('Case Requirements', <CaseRequirements {...requirements.args} />)
export const SendingDocuments = opened(
  'Send Requirement Document(s)',
  <SendDocuments {...sendDocuments.args} {...Send.Default.args} />,
)

export const HomeOffice: Story = { args: { person: demoPerson('hale'), count: 0 } }
export const Compact: Story = { globals: { density: 'compact' } }
export const HighContrast: Story = { globals: { mode: 'high-contrast' } }
export const Narrow: Story = { ...phone, parameters: phonePage }
