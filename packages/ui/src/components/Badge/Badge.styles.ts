import { css, styled } from 'styled-components'
import { tabularNumbers, textStyle } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'

const { color } = tokens

const paint = (front: string, back: string, edge: string) => css`
  color: ${front};
  background: ${back};
  border-color: ${edge};
`

export const tones = {
  neutral: paint(color.textMuted, color.neutralSurface, color.border),
  accent: paint(color.textOnAccent, color.accent, 'transparent'),
  info: paint(color.infoText, color.infoSurface, color.infoBorder),
  success: paint(color.successText, color.successSurface, color.successBorder),
  warning: paint(color.warningText, color.warningSurface, color.warningBorder),
  danger: paint(color.dangerText, color.dangerSurface, color.dangerBorder),
}

export const Root = styled.span<{ $tone: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  gap: ${tokens.space[1]};
  inline-size: max-content;
  min-inline-size: ${tokens.space[5]};
  max-inline-size: 100%;
  padding-inline: ${tokens.space[2]};
  border: ${tokens.borderWidth.hairline} solid;
  /* A pill on one line, and still a box with round corners where long text needs a second one. */
  border-radius: calc(${tokens.lineHeight.xs} / 2 + ${tokens.borderWidth.hairline});
  ${textStyle('xs')}
  font-weight: ${tokens.fontWeight.medium};
  overflow-wrap: anywhere;
  ${({ $tone }) => tones[$tone]}

  & > svg {
    inline-size: 1.15em;
    block-size: 1.15em;
  }

  &[data-count] {
    ${tabularNumbers}
    padding-inline: ${tokens.space[1]};
    white-space: nowrap;
  }
`
