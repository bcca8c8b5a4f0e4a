import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Avatar } from './Avatar.js'

const sizes = ['small', 'medium', 'large'] as const
const names = ['Okafor', 'Elena Maria Rivera', 'Åsa Öberg', 'Мария Иванова', '山田太郎', 'محمد علي', '—']

const guidance = {
  when: [
    'To mark a person in little space: the profile in the header, the author of a message.',
    'Beside the name wherever there is room for it.',
  ],
  whenNot: [
    'For a company or an agency: use its name, or `BrandLogo` for the own brand.',
    'As the only way to tell two people apart: initials are shared by many.',
    'As a button by itself: put it into one that says what it opens.',
  ],
  anatomy: [
    ['Disc', 'The same tint for everyone: the color means nothing.'],
    [
      'Initials',
      'Of the first and the last word of the name, in any script. A name without letters shows a figure. The small disc has space for the first one only.',
    ],
  ],
  keyboard: [],
  pattern: 'Decoration beside a name; an image with the name where it is on its own.',
} satisfies Guidance

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  tags: ['stable'],
  args: { name: 'Elena Rivera' },
  parameters: { guidance },
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
