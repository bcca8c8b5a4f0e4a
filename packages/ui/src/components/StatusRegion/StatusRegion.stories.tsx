import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Banner } from '../Banner/Banner.js'
import { Button } from '../Button/Button.js'
import { Stack } from '../Stack/Stack.js'
import { statusRegionGuidance } from './StatusRegion.guidance.js'
import { StatusRegion } from './StatusRegion.js'

const meta = {
  title: 'Components/StatusRegion',
  component: StatusRegion,
  tags: ['stable'],
  parameters: { guidance: statusRegionGuidance },
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
