import type { Meta, StoryObj } from '@storybook/react-vite'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesRow } from '../../testing/stories/StatesRow.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { avatarGuidance } from './Avatar.guidance.js'
import { Avatar } from './Avatar.js'

const sizes = ['small', 'medium', 'large'] as const
const names = ['Okafor', 'Elena Maria Rivera', 'Åsa Öberg', 'Мария Иванова', '山田太郎', 'محمد علي', '—']

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  tags: ['stable'],
  args: { name: 'Elena Rivera' },
  parameters: { guidance: avatarGuidance },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
export const OneWord: Story = { args: { name: 'Okafor' } }
export const NoName: Story = { args: { name: '' } }
export const StandsAlone: Story = { args: { isNamed: true } }

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Size">
        {sizes.map((size) => (
          <State key={size} label={size}>
            <Avatar name="Elena Rivera" size={size} />
          </State>
        ))}
      </StatesRow>
      <StatesRow label="The widest letters">
        {sizes.map((size) => (
          <State key={size} label={size}>
            <Avatar name="Wanda Mwangi" size={size} />
          </State>
        ))}
      </StatesRow>
      <StatesRow label="No letters">
        {sizes.map((size) => (
          <State key={size} label={size}>
            <Avatar name="" size={size} />
          </State>
        ))}
      </StatesRow>
      <StatesRow label="Names">
        {names.map((name) => (
          <State key={name} label={name}>
            <Avatar name={name} />
          </State>
        ))}
      </StatesRow>
    </StatesSheet>
  ),
}
