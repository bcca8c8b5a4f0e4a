import { pages } from '@producer-portal/domain/shell'
import { ColumnSettingsScreen } from '@producer-portal/features/column-settings'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import part, * as States from '../../packages/features/src/column-settings/ColumnSettingsScreen/ColumnSettingsScreen.stories.js'
import { wholePage } from '../../packages/features/src/testing/whole-page.js'
import { phone } from '../../packages/features/src/testing/windows.js'
import { inFrame } from './in-frame.js'
import { photographed } from './photographed.js'

/** The order and visibility of the columns of a list. */
const meta = {
  title: 'Screens/Column settings',
  tags: ['!autodocs'],
  component: ColumnSettingsScreen,
  args: part.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.pendingColumns, 'rivera'),
  render: part.render,
} satisfies Meta<typeof ColumnSettingsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Column Settings For New Business' })).toBeVisible()
  },
}
export const Arranged: Story = { args: States.Arranged.args }
export const Loading: Story = { args: States.Loading.args }
export const LoadFailed: Story = { name: 'Error', args: States.LoadFailed.args }
export const LongContent: Story = { args: States.LongContent.args }
export const Phone: Story = { ...phone, parameters: wholePage }
