import { css, styled } from 'styled-components'
import { textStyle } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'

const { color, space } = tokens

export const tones = {
  neutral: css`
    color: ${color.text};
    background: ${color.neutralSurface};
    border-color: ${color.border};
  `,
  accent: css`
    color: ${color.accentText};
    background: ${color.accentSubtle};
    border-color: transparent;
  `,
}

export const Root = styled.span<{ $tone: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-inline-size: 100%;
  min-block-size: calc(${tokens.size.target} + 2 * ${tokens.borderWidth.hairline});
  padding-inline: ${space[2]};
  border: ${tokens.borderWidth.hairline} solid;
  border-radius: ${tokens.radius.small};
  ${textStyle('xs')}
  font-weight: ${tokens.fontWeight.medium};
  ${({ $tone }) => tones[$tone]}

  &[data-removable] {
    padding-inline-end: 0;
  }
`

export const Words = styled.span`
  min-inline-size: 0;
  padding-block: ${space.half};
  overflow-wrap: anywhere;
`

export const Remove = styled.button`
  flex: none;
  display: grid;
  place-content: center;
  inline-size: ${tokens.size.target};
  block-size: ${tokens.size.target};
  padding: 0;
  border: 0;
  border-radius: inherit;
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: ${color.controlActive};
    color: ${color.text};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.borderWidth.thick});
  }
`
