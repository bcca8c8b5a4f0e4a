import { pages } from '@producer-portal/domain/shell'
import { ColumnSettingsScreen } from '@producer-portal/features/column-settings'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import part from '../../../packages/features/src/column-settings/ColumnSettingsScreen/ColumnSettingsScreen.stories.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { inFrame } from '../in-frame.js'
import { photographed } from '../photographed.js'

/** The order and visibility of the columns of a list. */
const meta = {
  title: 'Screens/Column settings',
  tags: ['!autodocs'],
  component: ColumnSettingsScreen,
  args: part.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.pendingColumns, 'rivera'),
  render: part.render,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Column Settings For New Business' })).toBeVisible()
  },
} satisfies Meta<typeof ColumnSettingsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...desktop }
export const Narrow: Story = { ...phone, parameters: wholePage }
