import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Politeness } from '../../hooks/announcer.js'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { Button } from '../Button/Button.js'
import { liveRegionProviderGuidance } from './LiveRegionProvider.guidance.js'
import { LiveRegionProvider } from './LiveRegionProvider.js'

function Speaker({ politeness = 'polite' }: { politeness?: Politeness }) {
  const announce = useAnnounce()
  const isPolite = politeness === 'polite'
  const message = isPolite ? 'Sorted by date, newest first' : 'You are being signed out'
  return <Button onClick={() => announce(message, politeness)}>{isPolite ? 'Sort' : 'Sign out'}</Button>
}

const meta = {
  title: 'Components/LiveRegionProvider',
  component: LiveRegionProvider,
  tags: ['stable'],
  args: { children: <Speaker /> },
  argTypes: { children: { control: false } },
  parameters: { guidance: liveRegionProviderGuidance },
} satisfies Meta<typeof LiveRegionProvider>
export default meta
type Story = StoryObj<typeof meta>

const usage = `const announce = useAnnounce()

announce('Sorted by date, newest first')`

export const SpeaksWithoutShowing: Story = {
  parameters: { docs: { source: { code: usage } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }))
    const message = canvas.getByText('Sorted by date, newest first')
    await expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="polite, waits its turn">
        <Speaker />
      </State>
      <State label="assertive, interrupts">
        <Speaker politeness="assertive" />
      </State>
    </StatesSheet>
  ),
}
