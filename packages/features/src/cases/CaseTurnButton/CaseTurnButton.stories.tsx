import { mockCases } from '@producer-portal/domain/mocks'
import { markSent } from '@producer-portal/domain/requirements'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { CaseTurnButton } from './CaseTurnButton.js'

const [, volkov] = mockCases(storyNow)
const task = volkov?.requirements.find(({ orderedBy }) => orderedBy === 'Agent')
if (!volkov || !task) throw new Error('The second case of the cast has no task')
const withTask = (part: Partial<typeof task>) => ({
  ...volkov,
  requirements: [{ ...task, status: 'Ordered', ...part }],
})

const actions = { onUploadOpen: fn(), onCommentOpen: fn(), onRequirementsOpen: fn(), onDetailOpen: fn() }

const meta = {
  title: 'Features/Cases/CaseTurnButton',
  component: CaseTurnButton,
  args: { row: withTask({ pendingReqType: 'Mini exam', uploadEnabled: true }), type: 'pending', actions },
  argTypes: { row: { control: false }, actions: { control: false } },
} satisfies Meta<typeof CaseTurnButton>
export default meta
type Story = StoryObj<typeof meta>

/** Documents are the next step where they are taken. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'For you: Upload Mini exam for Dmitri A. Volkov' }))
    await expect(actions.onUploadOpen).toHaveBeenCalledOnce()
  },
}

export const Comment: Story = {
  args: { row: withTask({ pendingReqType: 'Amendment', uploadEnabled: false, commentsEnabled: true }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^For you: Comment on Amendment/ }))
    await expect(actions.onCommentOpen).toHaveBeenCalledOnce()
  },
}

/** A user who may not answer looks at the requirement. */
export const MayNotAnswer: Story = {
  args: { actions: { onRequirementsOpen: actions.onRequirementsOpen, onDetailOpen: actions.onDetailOpen } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^For you: View Mini exam/ }))
    await expect(actions.onRequirementsOpen).toHaveBeenCalledOnce()
  },
}

export const Offer: Story = {
  args: { row: { ...volkov, requirements: [], caseStatus: 'Offer Pending' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^For you: Review offer/ }))
    await expect(actions.onDetailOpen).toHaveBeenCalledOnce()
  },
}

/** A document that was just sent isn't asked for again. */
export const JustSent: Story = {
  args: { sent: { now: storyNow, markers: [markSent({ ...task, status: 'Ordered' }, storyNow)] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('With home office')).toBeVisible()
  },
}

export const NothingWaiting: Story = {
  args: { row: { ...volkov, requirements: [], caseStatus: 'Paid' }, type: 'issued' },
}

/** Without actions it's a text. */
export const WithoutActions: Story = { args: { actions: undefined } }

export const LongContent: Story = {
  args: { row: withTask({ pendingReqType: 'Attending physician statement from each physician since 2016' }) },
}

export const Narrow: Story = { ...phone }
