import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Heading } from './Heading.js'

const levels = [1, 2, 3, 4] as const
const sizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const

const guidance = {
  when: [
    'The title of a page, a section, a panel or a group.',
    'Levels follow the outline: one of level 1 on a page, and none is skipped on the way down.',
  ],
  whenNot: [
    'To make text larger: use `Text` with a size.',
    'Inside a button, tab or table header, which have names of their own.',
  ],
  anatomy: [
    ['Level', 'The place in the outline, which is what is read out.'],
    ['Size', 'Follows the level: 24, 20, 16 and 14 px. Set it apart only where a panel needs a smaller title.'],
  ],
  keyboard: [],
  pattern: 'Native h1 to h4.',
} satisfies Guidance

const meta = {
  title: 'Components/Heading',
  component: Heading,
  tags: ['stable'],
  args: { level: 1, children: 'Manage access' },
  parameters: { guidance },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const Section: Story = { args: { level: 2 } }
export const Panel: Story = { args: { level: 3 } }
export const Group: Story = { args: { level: 4 } }
export const LargerThanItsLevel: Story = { args: { level: 2, size: 'xxl', children: 'Sign in to your account' } }
export const Narrow: Story = {
  args: {
    children: 'A title that is so long that it has to be broken, and is broken into lines of much the same length',
  },
  globals: { viewport: { value: '375-640', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Level and its own size">
        {levels.map((level) => (
          <State key={level} label={`level ${level}`}>
            <Heading level={level}>Manage access</Heading>
          </State>
        ))}
      </StatesRow>
      <StatesRow label="A size apart from the level">
        {sizes.map((size) => (
          <State key={size} label={size}>
            <Heading level={2} size={size}>
              Manage access
            </Heading>
          </State>
        ))}
      </StatesRow>
      <StatesRow label="Long titles">
        <State label="several words" width="column">
          <Heading level={1}>A title that has to be broken into lines of much the same length</Heading>
        </State>
        <State label="one word" width="column">
          <Heading level={1}>Versicherungsvertragsangelegenheiten</Heading>
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
