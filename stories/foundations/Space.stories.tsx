import { meridianMutual } from '@producer-portal/domain/brand'
import { densities, toDesignTokens } from '@producer-portal/ui/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { cssVariable } from './css-variable.js'
import * as S from './foundations.styles.js'
import { ScaleSheet } from './ScaleSheet.js'
import { tokensIn, valueText } from './token-text.js'

/**
 * Distances stand on a 4 px grid and are named by their steps. They are in rem: they grow with the user's own text
 * size.
 */
const meta = { title: 'Foundations/Space', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj

const bar = (group: string) => (name: string) => (
  <S.Bar style={{ inlineSize: cssVariable(group, name), maxInlineSize: '100%' }} />
)

export const Distances: Story = { render: () => <ScaleSheet group="space">{bar('space')}</ScaleSheet> }

/** Sizes that several components agree on. */
export const Sizes: Story = { render: () => <ScaleSheet group="size">{bar('size')}</ScaleSheet> }

/**
 * Heights of controls and rows. Until users choose, `system` gives them `touch` where the main pointer is a finger and
 * `comfortable` elsewhere.
 */
export const Density: Story = {
  render: () => (
    <S.Stack>
      {densities.map((density) => (
        <section key={density} aria-label={density}>
          <S.Name>{density}</S.Name>
          <S.Scale>
            {tokensIn(toDesignTokens(meridianMutual, { density })['density']).map(([name, token]) => (
              <S.ScaleLine key={name}>
                <S.Words>
                  <S.Name>{name}</S.Name>
                  <S.Value>{valueText({}, 'dimension', token)}</S.Value>
                  <S.Hint>{token.$description}</S.Hint>
                </S.Words>
                <S.Bar style={{ inlineSize: valueText({}, 'dimension', token).split(' ')[0] }} />
              </S.ScaleLine>
            ))}
          </S.Scale>
        </section>
      ))}
    </S.Stack>
  ),
}

/** The widths at which the layout changes, and the order of layers. */
export const Breakpoints: Story = {
  render: () => <ScaleSheet group="breakpoint">{() => null}</ScaleSheet>,
}

export const Layers: Story = {
  render: () => <ScaleSheet group="zIndex">{() => null}</ScaleSheet>,
}
