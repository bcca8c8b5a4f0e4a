import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { Text } from '../Text/Text.js'
import { portalGuidance } from './Portal.guidance.js'
import { Portal } from './Portal.js'

const meta = {
  title: 'Components/Portal',
  component: Portal,
  tags: ['beta'],
  args: { children: <Text>At the end of the document, in the theme of the page.</Text> },
  argTypes: { children: { control: false } },
  parameters: { guidance: portalGuidance, docs: { story: { inline: false, height: '8rem' } } },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toContainElement(await screen.findByText(/At the end of the document/))
  },
}

export const States: Story = { parameters: sheetParameters }
