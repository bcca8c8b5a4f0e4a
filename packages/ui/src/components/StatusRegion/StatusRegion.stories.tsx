import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { Guidance } from '../../testing/stories/component-page.js'
import { Banner } from '../Banner/Banner.js'
import { Button } from '../Button/Button.js'
import { Stack } from '../Stack/Stack.js'
import { StatusRegion } from './StatusRegion.js'

const guidance = {
  when: [
    'Around what an action will be answered with: a `Banner` that says that changes are saved, the count of what was found.',
  ],
  whenNot: [
    'A warning or an error: a `Banner` of these tones is an alert, which is read out as it comes.',
    'Words that nobody needs to see: `useAnnounce` has them read out.',
    'What takes the focus: it is read out anyway.',
  ],
  anatomy: [['Region', 'In the page from the start; takes up no space until it has content.']],
  keyboard: [],
  pattern: 'Status: a polite live region that is older than its text (WCAG technique ARIA22).',
} satisfies Guidance

const meta = {
  title: 'Components/StatusRegion',
  component: StatusRegion,
  tags: ['stable'],
  parameters: { guidance },
  render: () => <Form />,
} satisfies Meta<typeof StatusRegion>
export default meta
type Story = StoryObj<typeof meta>

function Form() {
  const [isSaved, setSaved] = useState(false)
  return (
    <Stack gap={4}>
      <StatusRegion>
        {isSaved && (
          <Banner tone="success" role={undefined}>
            Your name is saved.
          </Banner>
        )}
      </StatusRegion>
      <Button onClick={() => setSaved(true)}>Save</Button>
    </Stack>
  )
}

const usage = `<StatusRegion>
  {isSaved && <Banner tone="success" role={undefined}>Your name is saved.</Banner>}
</StatusRegion>`

export const IsFilledAfterAnAction: Story = {
  parameters: { docs: { source: { code: usage } } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status')
    const save = canvas.getByRole('button', { name: 'Save' })
    // Neither a place nor a gap of its own
    await expect(save.getBoundingClientRect().top).toBe(save.parentElement?.getBoundingClientRect().top)
    await userEvent.click(save)
    await expect(region).toHaveTextContent('Success: Your name is saved.')
  },
}
