import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { type Guidance, sheetParameters } from '../../testing/stories/component-page.js'
import { Text } from '../Text/Text.js'
import { Portal } from './Portal.js'

const guidance = {
  when: ['To draw what floats above everything else in the theme it was opened from, when no component here does it.'],
  whenNot: ['For menus, dialogs, tooltips and toasts: `Menu`, `Modal`, `Tooltip` and `useToast` use it themselves.'],
  anatomy: [
    [
      'Place',
      'The end of the document, or of the theme it is in: beside its control it would be cut by what scrolls, and carried along by a panel that slides.',
    ],
    [
      'Landmark',
      'Put an empty `<div data-pp-layers="" />` into your main landmark: with an `anchor`, what belongs to a control of the page is drawn there, as menus, tooltips and options are. Neither the landmark nor what is around it may cut, move or stack its content.',
    ],
  ],
  keyboard: [['Tab', 'Goes in and out as if the content stood where it was opened from.']],
  pattern: 'None: it draws nothing itself',
} satisfies Guidance

const meta = {
  title: 'Components/Portal',
  component: Portal,
  tags: ['beta'],
  args: { children: <Text>At the end of the document, in the theme of the page.</Text> },
  argTypes: { children: { control: false } },
  parameters: { guidance, docs: { story: { inline: false, height: '8rem' } } },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toContainElement(await screen.findByText(/At the end of the document/))
  },
}

export const States: Story = { parameters: sheetParameters }
