import { pages } from '@producer-portal/domain/shell'
import { HelpIndex } from '@producer-portal/features/documentation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import part, * as States from '../../packages/features/src/documentation/HelpIndex/HelpIndex.stories.js'
import { wholePage } from '../../packages/features/src/testing/whole-page.js'
import { phone } from '../../packages/features/src/testing/windows.js'
import { inFrame } from './in-frame.js'
import { photographed } from './photographed.js'

/** All help pages, and the search over them. */
const meta = {
  title: 'Screens/Documentation',
  tags: ['!autodocs'],
  component: HelpIndex,
  args: part.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.documentation, 'rivera'),
  render: part.render,
} satisfies Meta<typeof HelpIndex>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible()
  },
}
export const Results: Story = { args: States.Desktop.args }
export const NoResults: Story = { args: States.NoResults.args }
export const Phone: Story = { ...phone, parameters: wholePage }
