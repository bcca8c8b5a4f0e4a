import { pages } from '@producer-portal/domain/shell'
import { QuickLinksEditor } from '@producer-portal/features/quick-links'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import part, * as States from '../../packages/features/src/quick-links/QuickLinksEditor/QuickLinksEditor.stories.js'
import { wholePage } from '../../packages/features/src/testing/whole-page.js'
import { phone } from '../../packages/features/src/testing/windows.js'
import { inFrame } from './in-frame.js'
import { photographed } from './photographed.js'

/** The choice and order of the links on the dashboard. */
const meta = {
  title: 'Screens/Quick links',
  tags: ['!autodocs'],
  component: QuickLinksEditor,
  args: part.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.quickLinks, 'rivera'),
  render: part.render,
} satisfies Meta<typeof QuickLinksEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Quick Links' })).toBeVisible()
  },
}
export const NoneChosen: Story = { args: States.NoneChosen.args }
export const Loading: Story = { args: States.Loading.args }
export const LoadFailed: Story = { name: 'Error', args: States.LoadFailed.args }
export const LongContent: Story = { args: States.LongNames.args }
export const Phone: Story = { ...phone, parameters: wholePage }
