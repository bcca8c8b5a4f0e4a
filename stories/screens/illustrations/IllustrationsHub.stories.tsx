import { pages } from '@producer-portal/domain/shell'
import { IllustrationsHub } from '@producer-portal/features/illustrations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import hub from '../../../packages/features/src/illustrations/IllustrationsHub/IllustrationsHub.stories.js'
import { findVisibleDialog } from '../../../packages/features/src/testing/dialog-in-use.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { inFrame } from '../in-frame.js'
import { photographed } from '../photographed.js'

/** The way to the illustration tools. */
const meta = {
  title: 'Screens/Illustrations hub',
  tags: ['!autodocs'],
  component: IllustrationsHub,
  args: hub.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.illustrationsHub, 'rivera'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Illustrations Hub' })).toBeVisible()
  },
} satisfies Meta<typeof IllustrationsHub>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...desktop }

export const Help: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Need Illustrations Help?' }))
    await findVisibleDialog('In-Force Illustration Help & FAQ')
  },
}

export const Narrow: Story = { ...phone, parameters: wholePage }
