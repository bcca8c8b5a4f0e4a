import { Button } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import * as S from './foundations.styles.js'

/** Motion only explains where something came from: quick for menus, a little slower for panels, none on request. */
const meta = { title: 'Foundations/Motion', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj

const durations = [
  { name: 'fast', use: 'menus, hover' },
  { name: 'slow', use: 'slide-outs, dialogs' },
] as const

function MotionSheet() {
  const [isMoved, setMoved] = useState(false)
  return (
    <S.Stack>
      {durations.map(({ name, use }) => (
        <S.Track key={name}>
          <S.Runner
            data-testid={name}
            data-moved={isMoved}
            style={{ transitionDuration: tokens.duration[name], transitionTimingFunction: tokens.easing.standard }}
          />
          <S.Value>
            {name}: {use}
          </S.Value>
        </S.Track>
      ))}
      <div>
        <Button onClick={() => setMoved((now) => !now)}>Move</Button>
      </div>
    </S.Stack>
  )
}

export const Durations: Story = {
  render: () => <MotionSheet />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(canvas.getByTestId('fast')).toHaveAttribute('data-moved', 'true')
  },
}
