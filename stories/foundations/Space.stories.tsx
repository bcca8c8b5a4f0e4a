import { size, space, tokens } from '@producer-portal/ui/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as S from './foundations.styles.js'

/** Distances stand on a 4 px grid and are named by their steps. Corners follow the brand; only what floats has a shadow. */
const meta = { title: 'Foundations/Space and shape', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj

type SpaceName = keyof typeof space

export const Distances: Story = {
  render: () => (
    <S.Stack>
      {(Object.keys(space) as unknown as SpaceName[]).map((name) => (
        <S.Row key={name}>
          <S.Value>
            {name} · {space[name]}
          </S.Value>
          <S.Bar style={{ inlineSize: tokens.space[name] }} />
        </S.Row>
      ))}
    </S.Stack>
  ),
}

export const Sizes: Story = {
  render: () => (
    <S.Stack>
      {(Object.keys(size) as (keyof typeof size)[]).map((name) => (
        <S.Row key={name}>
          <S.Value>
            {name} · {size[name]}
          </S.Value>
          <S.Bar style={{ inlineSize: tokens.size[name], maxInlineSize: '100%' }} />
        </S.Row>
      ))}
    </S.Stack>
  ),
}

export const Corners: Story = {
  render: () => (
    <S.Tiles>
      {(['small', 'control', 'panel', 'pill'] as const).map((name) => (
        <S.Tile key={name}>
          <S.Box style={{ borderRadius: tokens.radius[name] }} />
          <S.Name>{name}</S.Name>
        </S.Tile>
      ))}
    </S.Tiles>
  ),
}

export const Shadows: Story = {
  render: () => (
    <S.Tiles>
      {(['menu', 'overlay', 'edge'] as const).map((name) => (
        <S.Tile key={name}>
          <S.Swatch style={{ background: tokens.color.surfaceRaised, boxShadow: tokens.shadow[name] }} />
          <S.Name>{name}</S.Name>
        </S.Tile>
      ))}
    </S.Tiles>
  ),
}
