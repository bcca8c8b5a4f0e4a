import { Button } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { cssVariable } from './css-variable.js'
import * as S from './foundations.styles.js'
import { ScaleSheet } from './ScaleSheet.js'

/**
 * Motion only explains where something came from: quick for menus, a little slower for panels. Readers who ask their
 * system for less motion get none.
 */
const meta = { title: 'Foundations/Motion', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj

interface MotionSheetProps {
  group: 'duration' | 'easing'
}

function MotionSheet({ group }: MotionSheetProps) {
  const [isMoved, setMoved] = useState(false)
  const timingOf = (name: string) =>
    group === 'duration'
      ? { transitionDuration: cssVariable(group, name), transitionTimingFunction: tokens.easing.standard }
      : { transitionDuration: tokens.duration.slow, transitionTimingFunction: cssVariable(group, name) }
  return (
    <S.Stack>
      <div>
        <Button onClick={() => setMoved((now) => !now)}>{isMoved ? 'Move back' : 'Move'}</Button>
      </div>
      <ScaleSheet group={group}>
        {(name) => (
          <S.Track>
            <S.Runner data-testid={name} data-moved={isMoved} style={timingOf(name)} />
          </S.Track>
        )}
      </ScaleSheet>
    </S.Stack>
  )
}

export const Durations: Story = {
  render: () => <MotionSheet group="duration" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(canvas.getByTestId('fast')).toHaveAttribute('data-moved', 'true')
  },
}

export const Easings: Story = { render: () => <MotionSheet group="easing" /> }
