import { mockCases } from '@producer-portal/domain/mocks'
import { markSent } from '@producer-portal/domain/requirements'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { RequirementLine } from './RequirementLine.js'

const [, volkov] = mockCases(storyNow)
const task = volkov?.requirements.find(({ orderedBy }) => orderedBy === 'Agent')
if (!volkov || !task) throw new Error('The second case of the cast has no task')
const withTask = (part: Partial<typeof task>) => ({
  ...volkov,
  requirements: [{ ...task, pendingReqType: 'Mini exam', status: 'Ordered', uploadEnabled: true, ...part }],
})

const actions = {
  onUploadOpen: fn(),
  onCommentOpen: fn(),
  onRequirementsOpen: fn(),
  onDetailOpen: fn(),
  onStatusOpen: fn(),
}

const meta = {
  title: 'Features/Cases/RequirementLine',
  component: RequirementLine,
  args: { row: withTask({}), item: 0, actions },
  argTypes: { row: { control: false }, actions: { control: false } },
} satisfies Meta<typeof RequirementLine>
export default meta
type Story = StoryObj<typeof meta>

/** Documents are the next step; the history is a press away. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For you')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Upload Mini exam' }))
    await expect(actions.onUploadOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Status Details of Mini exam' }))
    await expect(actions.onStatusOpen).toHaveBeenCalledOnce()
  },
}

export const WithHomeOffice: Story = { args: { row: withTask({ orderedBy: 'Home Office' }) } }

/** A document that was just sent isn't asked for again. */
export const JustSent: Story = {
  args: { sent: { now: storyNow, markers: [markSent({ ...task, status: 'Ordered' }, storyNow)] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Upload/ })).toBeNull()
  },
}

export const Resolved: Story = { args: { row: withTask({ status: 'Waived' }) } }

/** Without actions there are facts only. */
export const WithoutActions: Story = { args: { actions: undefined } }

export const LongContent: Story = {
  args: {
    row: withTask({
      comments: 'Please send all pages of the statement, also those of the second physician. '.repeat(4),
    }),
  },
}

/** Nothing is known but the name. */
export const Empty: Story = {
  args: { row: withTask({ status: null, statusDate: null, requestDate: null, comments: null }) },
}

/** With less room the facts and the next step stay. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '26rem' }}>
      <RequirementLine {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Upload Mini exam' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Status Details/ })).toBeNull()
  },
}
