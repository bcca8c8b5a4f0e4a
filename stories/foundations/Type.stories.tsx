import { fontSize, lineHeight, tokens } from '@producer-portal/ui/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as S from './foundations.styles.js'

/**
 * One variable family, self-hosted. 14/20 in tables and forms, 16/24 in reading pages, larger sizes for headings with
 * slightly tight tracking. Sizes are in rem: they grow with the reader's own setting.
 */
const meta = { title: 'Foundations/Type', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj

type SizeName = keyof typeof fontSize
const sizes = Object.keys(fontSize) as SizeName[]

export const Sizes: Story = {
  render: () => (
    <S.Stack>
      {sizes.map((name) => (
        <S.Row key={name}>
          <S.Value>
            {name} · {fontSize[name]} / {lineHeight[name]}
          </S.Value>
          <span style={{ fontSize: tokens.fontSize[name], lineHeight: tokens.lineHeight[name] }}>
            Three requirements are open on this case
          </span>
        </S.Row>
      ))}
    </S.Stack>
  ),
}

export const Weights: Story = {
  render: () => (
    <S.Stack>
      {(['regular', 'medium', 'semibold'] as const).map((name) => (
        <S.Row key={name}>
          <S.Value>{name}</S.Value>
          <span style={{ fontSize: tokens.fontSize.lg, fontWeight: tokens.fontWeight[name] }}>
            Lakeshore Financial Group
          </span>
        </S.Row>
      ))}
    </S.Stack>
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
