import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Politeness } from '../../hooks/announcer.js'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { Button } from '../Button/Button.js'
import { LiveRegionProvider } from './LiveRegionProvider.js'

function Speaker({ politeness = 'polite' }: { politeness?: Politeness }) {
  const announce = useAnnounce()
  const isPolite = politeness === 'polite'
  const message = isPolite ? 'Sorted by date, newest first' : 'You are being signed out'
  return <Button onClick={() => announce(message, politeness)}>{isPolite ? 'Sort' : 'Sign out'}</Button>
}

const guidance = {
  when: [
    'Once near the root of an app; `useAnnounce` then has a sentence read out.',
    'For what sighted users see happen: a list was sorted, a page was turned, an item was moved.',
  ],
  whenNot: [
    'What already is a status or an alert: `Banner`, `Toast`, `Spinner` and `ErrorState` speak for themselves.',
    'A text that the page shows as well, such as a count: `LiveText`.',
    'What took the focus: it is read out anyway.',
  ],
  anatomy: [
    ['Polite region', 'Waits until the screen reader is silent. The usual one.'],
    ['Assertive region', 'Interrupts: only for what cannot wait.'],
  ],
  keyboard: [],
  pattern: 'Two live regions that are in the page from the start; a message leaves them after three seconds.',
} satisfies Guidance

const meta = {
  title: 'Components/LiveRegionProvider',
  component: LiveRegionProvider,
  tags: ['stable'],
  args: { children: <Speaker /> },
  argTypes: { children: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof LiveRegionProvider>
export default meta
type Story = StoryObj<typeof meta>

const usage = `const announce = useAnnounce()

announce('Sorted by date, newest first')`

export const SpeaksWithoutShowing: Story = {
  parameters: { docs: { source: { code: usage } } },
  play: async ({ canvas }) => {
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
