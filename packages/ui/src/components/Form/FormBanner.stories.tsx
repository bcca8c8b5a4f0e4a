import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { State } from '../../testing/stories/State.js'
import { StatesRow } from '../../testing/stories/StatesRow.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { formBannerGuidance } from './FormBanner.guidance.js'
import { FormBanner } from './FormBanner.js'

const reasons = ['The office closes before it opens.', 'The directory of offices is being updated.']

const meta = {
  title: 'Components/FormBanner',
  component: FormBanner,
  tags: ['beta'],
  args: { title: 'Your hours were not saved', reasons: reasons.slice(0, 1) },
  parameters: { guidance: formBannerGuidance },
} satisfies Meta<typeof FormBanner>
export default meta
type Story = StoryObj<typeof meta>

/** It takes the focus when it appears. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
  },
}

export const SeveralReasons: Story = {
  args: { reasons },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Reasons">
        <State label="One" width="column">
          <FormBanner title="Your hours were not saved" reasons={reasons.slice(0, 1)} />
        </State>
        <State label="Several" width="column">
          <FormBanner title="Your hours were not saved" reasons={reasons} />
        </State>
        <State label="Without a title" width="column">
          <FormBanner reasons={reasons.slice(0, 1)} />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
