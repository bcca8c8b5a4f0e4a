import { pages } from '@producer-portal/domain/shell'
import { HelpPage } from '@producer-portal/features/documentation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import part from '../../../packages/features/src/documentation/HelpPage/HelpPage.stories.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { inFrame } from '../in-frame.js'
import { photographed } from '../photographed.js'

/** One help page with its answers. */
const meta = {
  title: 'Screens/Help page',
  tags: ['!autodocs'],
  component: HelpPage,
  args: part.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.columnSettingsFaq, 'rivera'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Column Settings FAQ' })).toBeVisible()
  },
} satisfies Meta<typeof HelpPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...desktop }
export const Narrow: Story = { ...phone, parameters: wholePage }
