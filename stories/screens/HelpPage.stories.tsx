import { pages } from '@producer-portal/domain/shell'
import { HelpPage } from '@producer-portal/features/documentation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import part, * as States from '../../packages/features/src/documentation/HelpPage/HelpPage.stories.js'
import { wholePage } from '../../packages/features/src/testing/whole-page.js'
import { phone } from '../../packages/features/src/testing/windows.js'
import { inFrame } from './in-frame.js'
import { photographed } from './photographed.js'

/** One help page with its answers. */
const meta = {
  title: 'Screens/Help page',
  tags: ['!autodocs'],
  component: HelpPage,
  args: part.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.columnSettingsFaq, 'rivera'),
} satisfies Meta<typeof HelpPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Column Settings FAQ' })).toBeVisible()
  },
}
export const PhaseOutNotice: Story = { args: States.PhaseOutNotice.args }
export const LongContent: Story = { args: States.LongContent.args }
export const Phone: Story = { ...phone, parameters: wholePage }
