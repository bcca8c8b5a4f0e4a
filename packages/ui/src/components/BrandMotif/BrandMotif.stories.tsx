import type { Meta, StoryObj } from '@storybook/react-vite'
import { InboxIcon } from 'lucide-react'
import { expect } from 'storybook/test'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { Icon } from '../Icon/Icon.js'
import { brandMotifGuidance } from './BrandMotif.guidance.js'
import { BrandMotif } from './BrandMotif.js'

const meta = {
  title: 'Components/BrandMotif',
  component: BrandMotif,
  tags: ['stable'],
  argTypes: { children: { control: false } },
  parameters: { guidance: brandMotifGuidance },
} satisfies Meta<typeof BrandMotif>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const motif = canvasElement.querySelector('span')
    await expect(motif && getComputedStyle(motif, '::before').maskImage).toMatch(/^url\("data:image\/svg/)
  },
}
export const BehindAnIcon: Story = { args: { children: <Icon icon={InboxIcon} size={20} /> } }

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="alone">
        <BrandMotif />
      </State>
      <State label="behind an icon">
        <BrandMotif>
          <Icon icon={InboxIcon} size={20} />
        </BrandMotif>
      </State>
    </StatesSheet>
  ),
}
