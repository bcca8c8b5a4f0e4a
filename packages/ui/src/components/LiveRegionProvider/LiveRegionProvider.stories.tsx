import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { Button } from '../Button/Button.js'
import { LiveRegionProvider } from './LiveRegionProvider.js'

function Speaker() {
  const announce = useAnnounce()
  return <Button onClick={() => announce('Sorted by date, newest first')}>Sort</Button>
}

const meta = {
  title: 'Components/LiveRegionProvider',
  component: LiveRegionProvider,
  args: { children: <Speaker /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof LiveRegionProvider>
export default meta
type Story = StoryObj<typeof meta>

export const SpeaksWithoutShowing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }))
    const message = canvas.getByText('Sorted by date, newest first')
    await expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  },
}
