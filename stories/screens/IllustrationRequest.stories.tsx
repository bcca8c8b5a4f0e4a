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
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import * as Form from '../../packages/features/src/illustrations/IllustrationRequest/IllustrationRequestScreen.stories.js'
import * as States from '../../packages/features/src/illustrations/IllustrationRequest/IllustrationRequestStates.stories.js'
import {
  brandt,
  custom,
  HeldRequest,
  manual,
  rivera,
  screenArgs,
  start,
} from '../../packages/features/src/illustrations/IllustrationRequest/illustration-request.fixture.js'
import policySearch from '../../packages/features/src/illustrations/PolicySearchPanel/PolicySearchPanel.stories.js'
import submitted, * as Submitted from '../../packages/features/src/illustrations/SubmittedIllustrations/SubmittedIllustrations.stories.js'
import { wholePage } from '../../packages/features/src/testing/whole-page.js'
import { phone, tablet } from '../../packages/features/src/testing/windows.js'
import { inFrame } from './in-frame.js'
import { photographed } from './photographed.js'

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
} satisfies Meta<IllustrationRequestProps>
export default meta
type Story = StoryObj<typeof meta>

/** A policy that can be run automatically: nothing has to be typed. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'In-Force Illustration Requests' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'My requests' })).toBeVisible()
  },
}

/** A policy that is handled by hand. */
export const Manual: Story = { args: { request: manual } }

/** What was typed before a reload is still there. */
export const Draft: Story = {
  args: { request: { ...custom, instructions: 'Zero premium from 2030.' } },
}

/** Before anything is selected. */
export const SeveralAgents: Story = { args: Form.SeveralAgents.args }

export const TwoRecipients: Story = { args: Form.TwoRecipients.args }
export const NoAgent: Story = { args: States.NoAgent.args }

/** Home office chooses an agent or agency first. */
export const HomeOffice: Story = {
  args: { mustChooseFirst: true, headerActions: <HomeOfficeActions onSearchOpen={() => {}} />, requests: [] },
  parameters: { userId: 'hale' },
}

export const PolicySearch: Story = {
  args: { request: start },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search Clients & Policies' }))
    const dialog = await screen.findByRole('dialog', { name: 'Searching Clients & Policies' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const PolicyUnavailable: Story = { args: States.PolicyUnavailable.args }
export const TooLong: Story = {
  name: 'Error: too long',
  args: { request: { ...custom, instructions: 'x'.repeat(2001) } },
}
export const DiscardScenarios: Story = {
  args: Form.ResetQuestion.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear agent' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your scenarios?' }))
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep Scenarios' })).toHaveFocus())
  },
}
export const Submitting: Story = { args: States.Submitting.args }
export const Sent: Story = { args: States.Submitted.args }
export const NotSent: Story = { name: 'Error: not sent', args: States.NotSubmitted.args }
export const Loading: Story = { args: { ...States.Loading.args, ...Submitted.Loading.args } }
export const LoadFailed: Story = { name: 'Error', args: { ...States.Failed.args, ...Submitted.Failed.args } }

export const NoRequests: Story = { name: 'My requests: none', args: Submitted.Empty.args }
export const DownloadFailed: Story = { name: 'My requests: error', args: Submitted.DownloadFailed.args }
export const LongContent: Story = { args: { ...Form.LongContent.args, ...Submitted.Many.args } }

export const Tablet: Story = { ...tablet, parameters: wholePage }
export const Phone: Story = {
  ...phone,
  args: { request: { ...custom, agent: brandt }, agents: [rivera, brandt] },
  parameters: wholePage,
}
