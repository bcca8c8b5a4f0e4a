import { tokens } from '@producer-portal/ui/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { brandInToolbar } from '../screens/brand-in-toolbar.js'
import { cssVariable } from './css-variable.js'
import * as S from './foundations.styles.js'
import { ScaleSheet } from './ScaleSheet.js'

/**
 * One variable family, self-hosted. 14/20 in tables and forms, 16/24 in reading pages, larger sizes for headings with
 * slightly tight tracking. Sizes are in rem: they grow with the user's own setting.
 */
const meta = { title: 'Foundations/Type', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj

export const Sizes: Story = {
  render: () => (
    <ScaleSheet group="fontSize">
      {(name) => (
        <span style={{ fontSize: cssVariable('fontSize', name), lineHeight: cssVariable('lineHeight', name) }}>
          Three requirements are open on this case
        </span>
      )}
    </ScaleSheet>
  ),
}

export const LineHeights: Story = {
  render: () => (
    <ScaleSheet group="lineHeight">
      {(name) => (
        <S.Reading style={{ fontSize: cssVariable('fontSize', name), lineHeight: cssVariable('lineHeight', name) }}>
          Premiums are due on the first of the month. A policy that is paid late stays in force for thirty-one days.
        </S.Reading>
      )}
    </ScaleSheet>
  ),
}

export const Weights: Story = {
  render: () => (
    <ScaleSheet group="fontWeight">
      {(name) => (
        <span style={{ fontSize: tokens.fontSize.lg, fontWeight: cssVariable('fontWeight', name) }}>
          Lakeshore Financial Group
        </span>
      )}
    </ScaleSheet>
  ),
}

export const Tracking: Story = {
  render: () => (
    <ScaleSheet group="letterSpacing">
      {(name) => (
        <span style={{ fontSize: tokens.fontSize.xl, letterSpacing: cssVariable('letterSpacing', name) }}>
          Pending cases
        </span>
      )}
    </ScaleSheet>
  ),
}

/** A brand may bring a family of its own; what the system has follows it. */
export const Families: Story = {
  render: (_, { globals }) => (
    <ScaleSheet group="font" brand={brandInToolbar(globals)}>
      {(name) => <span style={{ fontFamily: cssVariable('font', name) }}>Policy 0042-7719 · $1,250.00</span>}
    </ScaleSheet>
  ),
}

/** Figures of one width, so that amounts under one another line up. */
export const TabularNumerals: Story = {
  render: () => (
    <S.Stack style={{ fontVariantNumeric: 'tabular-nums', justifyItems: 'end', maxInlineSize: tokens.size.menu }}>
      {['$1,250,000.00', '$75,111.11', '$410.50'].map((amount) => (
        <span key={amount}>{amount}</span>
      ))}
    </S.Stack>
  ),
}
