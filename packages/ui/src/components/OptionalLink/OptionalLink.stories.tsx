import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { optionalLinkGuidance } from './OptionalLink.guidance.js'
import { OptionalLink } from './OptionalLink.js'

const meta = {
  title: 'Components/OptionalLink',
  component: OptionalLink,
  tags: ['stable'],
  args: { href: 'https://example.com/00123456', isExternal: true, children: '00123456' },
  parameters: { guidance: optionalLinkGuidance },
} satisfies Meta<typeof OptionalLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://example.com/00123456')
  },
}

export const LeadsNowhere: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('00123456')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: (args) => (
    <StatesSheet>
      <State label="leads to another site">
        <OptionalLink {...args} />
      </State>
      <State label="leads to a page">
        <OptionalLink {...args} href="#00123456" isExternal={false} />
      </State>
      <State label="leads nowhere">
        <OptionalLink {...args} href={undefined} />
      </State>
    </StatesSheet>
  ),
}
