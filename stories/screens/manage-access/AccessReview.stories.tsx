import { pages } from '@producer-portal/domain/shell'
import { AccessReviewScreen } from '@producer-portal/features/manage-access'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import part from '../../../packages/features/src/manage-access/AccessReviewScreen/AccessReviewScreen.stories.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { inFrame } from '../in-frame.js'
import { photographed } from '../photographed.js'

/** The access of each person at an agency, to be confirmed line by line. */
const meta = {
  title: 'Screens/Access review',
  tags: ['!autodocs'],
  component: AccessReviewScreen,
  args: part.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.accessReview, 'okafor'),
  render: part.render,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Access Review' })).toBeVisible()
  },
} satisfies Meta<typeof AccessReviewScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...desktop }
export const Narrow: Story = { ...phone, parameters: wholePage }
