import { mockCases } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { CommentLinks } from './CommentLinks.js'

const [ellison, volkov, tanaka] = mockCases(storyNow)
if (!ellison || !volkov || !tanaka) throw new Error('The cast has three cases at least')

const meta = {
  title: 'Features/Cases/CommentLinks',
  component: CommentLinks,
  args: { row: ellison, onUploadOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentLinks>
export default meta
type Story = StoryObj<typeof meta>

/** The comment on a requirement that takes documents opens the way to send them. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Please send as soon as possible\./ }))
    await expect(args.onUploadOpen).toHaveBeenCalledWith(ellison.requirements[0])
  },
}

/** If nothing can be uploaded, the comment is text. */
export const WithoutUpload: Story = {
  args: {
    row: { requirements: ellison.requirements.map((requirement) => ({ ...requirement, uploadEnabled: false })) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please send as soon as possible.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LongContent: Story = { name: 'Long content', args: { row: volkov } }
export const Empty: Story = { args: { row: tanaka } }
