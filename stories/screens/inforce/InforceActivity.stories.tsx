import { inforceLists, inLapseOrder } from '@producer-portal/domain/inforce'
import { castAgencies, castAgents, demoPerson, generateInforceAlerts } from '@producer-portal/domain/mocks'
import { InforceDetail, InforceScreen } from '@producer-portal/features/inforce'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import inforceDetail, * as Detail from '../../../packages/features/src/inforce/InforceDetail/InforceDetail.stories.js'
import { storyNow } from '../../../packages/features/src/testing/story-clock.js'
import { toStoryUser } from '../../../packages/features/src/testing/story-user.js'
import { storyList, useStoryList } from '../../../packages/features/src/testing/story-list.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { asPage, businessPage, type BusinessPageProps, nothing, opened, phonePage, viewedBy } from '../business-page.js'

const [lakeshore] = castAgencies

function InforceActivity({ person, count }: BusinessPageProps) {
  const list = useStoryList(storyList(inforceLists.all))
  const user = toStoryUser(person)
  const [alerts] = useState(() =>
    inLapseOrder(
      generateInforceAlerts({ agency: lakeshore, agents: castAgents(lakeshore.agencyNo), count, clock: storyNow }),
    ),
  )
  return (
    <InforceScreen
      user={user}
      list={list}
      loaded={{ rows: alerts, onRetry: nothing }}
      now={storyNow}
      viewed={viewedBy(user)}
      onTypeSelect={nothing}
      onAlertOpen={nothing}
    />
  )
}

/** Events of contracts in force: the alerts of the past week, newest first. */
const meta = {
  title: 'Screens/In-force activity',
  tags: ['!autodocs'],
  args: { person: demoPerson('brandt'), count: 120 },
  parameters: { ...businessPage },
  render: asPage(InforceActivity, '/inforce-business/all'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Showing \d+ in All$/)).toBeVisible()
  },
} satisfies Meta<BusinessPageProps>
export default meta
type Story = StoryObj<BusinessPageProps>

export const Default: Story = {
  ...desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'All alerts' })).toBeVisible()
  },
}

export const Details = opened('Martha Ellison', <InforceDetail {...inforceDetail.args} {...Detail.Default.args} />)

export const Narrow: Story = { ...phone, parameters: phonePage }
