import { css, styled } from 'styled-components'
import { forcedSelection, textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import type { ButtonSize, ButtonVariant } from './button-variant.js'

const { color, density, size, space } = tokens

const paint = (front: string, back: string, edge: string, hover: string, active: string) => css`
  color: ${front};
  background: ${back};
  border-color: ${edge};
  &:hover {
    background: ${hover};
  }
  &:active,
  &[aria-expanded='true'] {
    background: ${active};
  }
`

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: paint(color.textOnAccent, color.accent, 'transparent', color.accentHover, color.accentActive),
  danger: paint(color.textOnDanger, color.danger, 'transparent', color.dangerHover, color.dangerActive),
  secondary: paint(color.text, color.surfaceRaised, color.borderStrong, color.controlHover, color.controlActive),
  quiet: paint(color.text, 'transparent', 'transparent', color.controlHover, color.controlActive),
}

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  small: css`
    min-block-size: ${density.controlSmall};
    padding-inline: ${space[2]};
  `,
  medium: css`
    min-block-size: ${density.control};
    padding-inline: ${space[3]};
  `,
  large: css`
    min-block-size: ${size.touch};
    padding-inline: ${space[5]};
  `,
}

export const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-inline-size: ${size.target};
  padding-block: ${space[1]};
  border: ${tokens.borderWidth.hairline} solid;
  border-radius: ${tokens.radius.control};
  ${textStyle('sm')}
  font-family: inherit;
  font-weight: ${tokens.fontWeight.medium};
  text-align: center;
  text-decoration: none;
  /* Among texts that break anywhere, its words stay whole as long as there is room for them. */
  overflow-wrap: break-word;
  cursor: pointer;
  transition: background-color ${tokens.duration.fast} ${tokens.easing.standard};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}

  /* Switched on, or showing a part of the page. */
  &[aria-pressed='true'],
  &[data-variant='secondary'][aria-expanded='true']:not([aria-haspopup]) {
    color: ${color.accentText};
    background: ${color.accentSubtle};
  }

  &[data-variant='secondary']:is([aria-pressed='true'], [aria-expanded='true']:not([aria-haspopup])) {
    border-color: ${color.accent};
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    color: ${color.textDisabled};
    background: ${color.neutralSurface};
    border-color: ${color.border};
    cursor: not-allowed;
  }

  &[data-variant='quiet']:is(:disabled, [aria-disabled='true']) {
    background: transparent;
    border-color: transparent;
  }

  ${media.forcedColors} {
    &[data-variant='primary']:not(:disabled, [aria-disabled='true']),
    &[aria-pressed='true'] {
      ${forcedSelection}
    }

    &[aria-disabled='true']:not([aria-busy='true']) {
      color: GrayText;
      border-color: GrayText;
    }
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  &[data-full-width] {
    inline-size: 100%;
  }
`
