import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronRightIcon, LockIcon, LogOutIcon, TriangleAlertIcon } from '../../icons/icons.js'
import { ArrowLeftIcon } from '../../icons/task-icons.js'
import { expect } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Text } from '../Text/Text.js'
import { Icon } from './Icon.js'

const tones = ['default', 'muted', 'info', 'success', 'warning', 'danger'] as const

const guidance = {
  when: [
    'To help people find a word faster, such as the state in a row or the way in a menu.',
    'To say a state without color.',
  ],
  whenNot: [
    'As a control: `IconButton` has the name, the size and the tooltip that one needs.',
    'Alone, where users may not know the drawing: put the word beside it.',
    'As decoration of a heading that is clear without it.',
  ],
  anatomy: [
    ['Drawing', 'Takes the color of the text around it. Arrows and chevrons are mirrored in right-to-left scripts.'],
    ['Size', '16 px in lines of text and controls, 20 px beside headings and in navigation.'],
    ['Label', 'Only where no word is beside it; without one the icon is skipped when the page is read out.'],
  ],
  keyboard: [],
  pattern: 'An image with a name, or decoration that is hidden from assistive technology.',
} satisfies Guidance

const meta = {
  title: 'Components/Icon',
  component: Icon,
  tags: ['stable'],
  args: { icon: LockIcon },
  argTypes: { icon: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {}
export const Large: Story = { args: { size: 20 } }
export const WithAName: Story = { args: { label: 'Locked column' } }
export const RightToLeft: Story = {
  args: { icon: ArrowLeftIcon, label: 'Back' },
  render: (args) => (
    <div dir="rtl">
      <Icon {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img', { name: 'Back' })).transform).toBe(
      'matrix(-1, 0, 0, 1, 0, 0)',
    )
  },
}
export const BesideText: Story = {
  args: { icon: TriangleAlertIcon },
  render: (args) => (
    <Text as="span" tone="warning" style={{ display: 'inline-flex', alignItems: 'center', gap: '0.25rem' }}>
      <Icon {...args} /> Expires in 4 days
    </Text>
  ),
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Size">
        <State label="16, in text and controls">
          <Icon icon={LockIcon} />
        </State>
        <State label="20, in navigation">
          <Icon icon={LockIcon} size={20} />
        </State>
      </StatesRow>
      <StatesRow label="Color of the text around it">
        {tones.map((tone) => (
          <State key={tone} label={tone}>
            <Text as="div" tone={tone}>
              <Icon icon={TriangleAlertIcon} size={20} />
            </Text>
          </State>
        ))}
      </StatesRow>
      <StatesRow label="Direction of the script">
        {(['ltr', 'rtl'] as const).map((dir) => (
          <State key={dir} label={dir}>
            <div dir={dir} style={{ display: 'flex', gap: '0.5rem' }}>
              <Icon icon={ArrowLeftIcon} />
              <Icon icon={ChevronRightIcon} />
              <Icon icon={LogOutIcon} />
              <Icon icon={LockIcon} />
            </div>
          </State>
        ))}
      </StatesRow>
    </StatesSheet>
  ),
}
