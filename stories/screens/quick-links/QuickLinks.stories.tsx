import { pages } from '@producer-portal/domain/shell'
import { QuickLinksEditor } from '@producer-portal/features/quick-links'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import part from '../../../packages/features/src/quick-links/QuickLinksEditor/QuickLinksEditor.stories.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { inFrame } from '../in-frame.js'
import { photographed } from '../photographed.js'

/** The choice and order of the links on the dashboard. */
const meta = {
  title: 'Screens/Quick links',
  tags: ['!autodocs'],
  component: QuickLinksEditor,
  args: part.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.quickLinks, 'rivera'),
  render: part.render,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Quick Links' })).toBeVisible()
  },
} satisfies Meta<typeof QuickLinksEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...desktop }
export const Narrow: Story = { ...phone, parameters: wholePage }
