import { Button, Checkbox, TextField } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { State, StatesRow, StatesSheet } from '../../packages/ui/src/testing/stories/component-page.js'

const forces = [undefined, 'hover', 'focus', 'active'] as const

/** Sheets of states draw a pointer and a keyboard that are not there. This page proves that they do. */
const meta = {
  title: 'Audits/Forced states',
  component: StatesSheet,
  parameters: { controls: { disable: true } },
  args: { children: null },
  render: () => (
    <StatesSheet>
      <StatesRow label="Button">
        {forces.map((force) => (
          <State key={force} label={force ?? 'rest'} force={force}>
            <Button variant="primary">{`Button at ${force ?? 'rest'}`}</Button>
          </State>
        ))}
      </StatesRow>
      <StatesRow label="Fields">
        {forces.map((force) => (
          <State key={force} label={force ?? 'rest'} force={force}>
            <Checkbox label={`Checkbox at ${force ?? 'rest'}`} />
            <TextField label={`Field at ${force ?? 'rest'}`} />
          </State>
        ))}
      </StatesRow>
    </StatesSheet>
  ),
} satisfies Meta<typeof StatesSheet>
export default meta
type Story = StoryObj<typeof meta>

export const AreDrawn: Story = {
  tags: ['both-modes'],
  play: async ({ canvas }) => {
    const looks = forces.map((force) =>
      getComputedStyle(canvas.getByRole('button', { name: `Button at ${force ?? 'rest'}` })),
    )
    const [rest, hover, focus, active] = looks
    await waitFor(async () => {
      await expect(new Set([rest, hover, active].map((look) => look?.backgroundColor)).size).toBe(3)
    })
    await expect(looks.map(({ outlineStyle }) => outlineStyle === 'solid')).toEqual([false, false, true, false])
    await expect(focus?.backgroundColor).toBe(rest?.backgroundColor)
  },
}
