import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contactSheetPictures } from './contact-sheet-pictures.js'
import { ContactSheet } from './ContactSheet.js'

/** Every screen in every state in four windows, light and dark, once `npm run contact-sheet` has taken the pictures. */
const meta = {
  title: 'Audits/Contact sheet',
  component: ContactSheet,
  tags: ['!autodocs'],
  args: { pictures: contactSheetPictures },
  argTypes: { pictures: { control: false } },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ContactSheet>
export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = {}

export const NotTakenYet: Story = {
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There are no pictures yet/)).toBeVisible()
  },
}
