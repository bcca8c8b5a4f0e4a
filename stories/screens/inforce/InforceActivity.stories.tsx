import { isHomeOffice } from '@producer-portal/domain/access'
import { inforceLists, inLapseOrder } from '@producer-portal/domain/inforce'
import {
  castAgencies,
  castAgents,
  demoPerson,
  type DemoPerson,
  generateInforceAlerts,
} from '@producer-portal/domain/mocks'
import { InforceDetail, InforceScreen } from '@producer-portal/features/inforce'
import { HomeOfficeActions } from '@producer-portal/features/home-office'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import inforceDetail, * as Detail from '../../../packages/features/src/inforce/InforceDetail/InforceDetail.stories.js'
import { storyNow } from '../../../packages/features/src/testing/story-clock.js'
import { toStoryUser } from '../../../packages/features/src/testing/story-user.js'
import { storyList, useStoryList } from '../../../packages/features/src/testing/story-list.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { brandInToolbar } from '../brand-in-toolbar.js'
import { FramedPage } from '../FramedPage.js'
import { photographed } from '../photographed.js'

interface InforceActivityProps {
  /** The signed-in user. */
  person: DemoPerson
  /** The number of alerts the agency has. */
  count: number
  /** The overlay that is open over the list. Default: nothing. */
  panel?: ReactNode
}

const nothing = () => {}
const [lakeshore] = castAgencies
const viewAs = (person: DemoPerson) => ({ person })

function InforceActivity({ person, count, panel }: InforceActivityProps) {
  const list = useStoryList(storyList(inforceLists.all))
  const user = toStoryUser(person)
  const [alerts] = useState(() =>
    inLapseOrder(
      generateInforceAlerts({ agency: lakeshore, agents: castAgents(lakeshore.agencyNo), count, clock: storyNow }),
    ),
  )
  return (
    <>
      <InforceScreen
        user={user}
        list={list}
        loaded={{ rows: alerts, onRetry: nothing }}
        now={storyNow}
        viewed={{
          actions: isHomeOffice(user) && <HomeOfficeActions onSearchOpen={nothing} onAgentDashboardOpen={nothing} />,
        }}
        onTypeSelect={nothing}
        onAlertOpen={nothing}
      />
      {panel}
    </>
  )
}

/** Events of contracts in force: the alerts of the past week, newest first. */
const meta = {
  title: 'Screens/In-force activity',
  tags: ['!autodocs'],
  args: { person: demoPerson('brandt'), count: 120 },
  parameters: { ...wholePage, ...photographed, viewAs },
  render: (args, { globals }) => (
    <FramedPage brand={brandInToolbar(globals)} person={args.person} currentPath="/inforce-business/all">
      <InforceActivity key={args.count} {...args} />
    </FramedPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Showing \d+ in All$/)).toBeVisible()
  },
} satisfies Meta<InforceActivityProps>
export default meta
type Story = StoryObj<InforceActivityProps>

export const Default: Story = {
  ...desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'All alerts' })).toBeVisible()
  },
}

export const Details: Story = {
  args: { panel: <InforceDetail {...inforceDetail.args} {...Detail.Default.args} /> },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Martha Ellison' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const Narrow: Story = { ...phone, parameters: { ...wholePage, viewAs } }
