import { pages } from '@producer-portal/domain/shell'
import { HomeOfficeActions } from '@producer-portal/features/home-office'
import {
  IllustrationRequestScreen,
  type IllustrationRequestScreenProps,
  PolicySearchPanel,
  SubmittedIllustrations,
  type SubmittedIllustrationsProps,
} from '@producer-portal/features/illustrations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import {
  brandt,
  custom,
  HeldRequest,
  rivera,
  screenArgs,
  start,
} from '../../../packages/features/src/illustrations/IllustrationRequest/illustration-request.fixture.js'
import policySearch from '../../../packages/features/src/illustrations/PolicySearchPanel/PolicySearchPanel.stories.js'
import submitted from '../../../packages/features/src/illustrations/SubmittedIllustrations/SubmittedIllustrations.stories.js'
import { findVisibleDialog } from '../../../packages/features/src/testing/dialog-in-use.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { inFrame } from '../in-frame.js'
import { photographed } from '../photographed.js'

type IllustrationRequestProps = Omit<IllustrationRequestScreenProps, 'onRetry'> & SubmittedIllustrationsProps

/** The form, what was requested before, and the search for a policy, as the app puts them together. */
function IllustrationRequest({ requests, downloads, onDownload, onRetry, ...form }: IllustrationRequestProps) {
  const [isSearchOpen, setSearchOpen] = useState(false)
  const closeSearch = () => setSearchOpen(false)
  return (
    <>
      <HeldRequest {...form} onRetry={onRetry} onSearchOpen={() => setSearchOpen(true)}>
        <SubmittedIllustrations {...{ requests, downloads, onDownload, onRetry }} />
      </HeldRequest>
      <PolicySearchPanel {...policySearch.args} isOpen={isSearchOpen} onClose={closeSearch} onSelect={closeSearch} />
    </>
  )
}

/** A request for an illustration of a policy in force, beside the earlier ones. */
const meta = {
  title: 'Screens/Illustration request',
  tags: ['!autodocs'],
  component: IllustrationRequestScreen,
  args: { ...screenArgs, ...submitted.args },
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.inforceIllustrationRequests, 'rivera'),
  render: (args) => <IllustrationRequest {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'In-Force Illustration Requests' })).toBeVisible()
  },
} satisfies Meta<IllustrationRequestProps>
export default meta
type Story = StoryObj<typeof meta>

/** A policy that can be run automatically: nothing has to be typed. */
export const Default: Story = {
  ...desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'My requests' })).toBeVisible()
  },
}

/** Home office chooses an agent or agency first. */
export const HomeOffice: Story = {
  args: { mustChooseFirst: true, headerActions: <HomeOfficeActions onSearchOpen={() => {}} />, requests: [] },
  parameters: { userId: 'hale' },
}

export const PolicySearch: Story = {
  args: { request: start },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search Clients & Policies' }))
    await findVisibleDialog('Searching Clients & Policies')
  },
}

export const Narrow: Story = {
  ...phone,
  args: { request: { ...custom, agent: brandt }, agents: [rivera, brandt] },
  parameters: wholePage,
}
