import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { MenuButton } from './MenuButton.js'

const onSelect = fn()

const meta = {
  title: 'Components/MenuButton',
  component: MenuButton,
  args: {
    children: 'Export',
    entries: [
      { id: 'csv', label: 'CSV', onSelect },
      { id: 'pdf', label: 'PDF', onSelect },
    ],
  },
  argTypes: { entries: { control: false } },
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Primary: Story = { args: { variant: 'primary' } }
export const SmallAndQuiet: Story = { args: { size: 'small', variant: 'quiet' } }
export const Disabled: Story = { args: { disabled: true } }
export const DoesWhatIsChosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }))
    await expect(onSelect).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
