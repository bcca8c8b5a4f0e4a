import type { Meta, StoryObj } from '@storybook/react-vite'
import { brandInToolbar } from '../screens/brand-in-toolbar.js'
import { cssVariable } from './css-variable.js'
import * as S from './foundations.styles.js'
import { ScaleSheet } from './ScaleSheet.js'

/** Corners follow the one radius of the brand. Hairlines group; only what floats casts a shadow. */
const meta = { title: 'Foundations/Radius and shadow', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj

export const Corners: Story = {
  render: (_, { globals }) => (
    <ScaleSheet group="radius" brand={brandInToolbar(globals)}>
      {(name) => <S.Box style={{ borderRadius: cssVariable('radius', name) }} />}
    </ScaleSheet>
  ),
}

export const Lines: Story = {
  render: () => (
    <ScaleSheet group="borderWidth">
      {(name) => <S.Box style={{ borderWidth: cssVariable('borderWidth', name) }} />}
    </ScaleSheet>
  ),
}

/** Stronger in dark mode, where a soft shadow would drown; none in high contrast, where edges are drawn. */
export const Shadows: Story = {
  render: () => (
    <ScaleSheet group="shadow">
      {(name) => <S.Floating style={{ boxShadow: cssVariable('shadow', name) }} />}
    </ScaleSheet>
  ),
}
