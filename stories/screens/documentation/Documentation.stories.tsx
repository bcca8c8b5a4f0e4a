import { pages } from '@producer-portal/domain/shell'
import { HelpIndex } from '@producer-portal/features/documentation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import part from '../../../packages/features/src/documentation/HelpIndex/HelpIndex.stories.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { inFrame } from '../in-frame.js'
import { photographed } from '../photographed.js'

/** All help pages, and the search over them. */
const meta = {
  title: 'Screens/Documentation',
  tags: ['!autodocs'],
  component: HelpIndex,
  args: part.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.documentation, 'rivera'),
  render: part.render,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible()
  },
} satisfies Meta<typeof HelpIndex>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...desktop }
export const Narrow: Story = { ...phone, parameters: wholePage }
