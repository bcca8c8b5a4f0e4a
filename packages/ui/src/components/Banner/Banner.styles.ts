import { css, styled } from 'styled-components'
import { singleLine } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import type { StatusTone } from './status-icons.js'

const { color, space } = tokens

const paint = (front: string, back: string, edge: string) => css`
  background: ${back};
  border-color: ${edge};

  & > svg,
  & strong {
    color: ${front};
  }
`

const tones: Record<StatusTone, ReturnType<typeof css>> = {
  info: paint(color.infoText, color.infoSurface, color.infoBorder),
  success: paint(color.successText, color.successSurface, color.successBorder),
  warning: paint(color.warningText, color.warningSurface, color.warningBorder),
  error: paint(color.dangerText, color.dangerSurface, color.dangerBorder),
}

/** A folded strip is as high as one in one line. */
const foldedHeight = `calc(${space[8]} + ${space[1]})`

export const Root = styled.div<{ $tone: StatusTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding-block: ${space[3]};
  padding-inline: ${space[4]} ${space[3]};
  border: ${tokens.borderWidth.hairline} solid;
  border-radius: ${tokens.radius.control};
  color: ${color.text};
  ${({ $tone }) => tones[$tone]}

  &[data-layout='strip'] {
    padding-block: ${space[2]} calc(${space[2]} - ${tokens.borderWidth.hairline});
    padding-inline: ${space[6]} ${space[3]};
    border-width: 0 0 ${tokens.borderWidth.hairline};
    border-radius: 0;

    &[data-folding] {
      padding-block: 0;

      ${media.belowTablet} {
        padding-inline: ${space[4]} ${space[3]};
      }

      & > svg {
        margin-block-start: calc((${foldedHeight} - ${tokens.fontSize.md}) / 2);
      }
      & > button {
        margin-block-start: calc((${foldedHeight} - ${tokens.density.controlSmall}) / 2);
      }
    }
  }

  &[data-layout='line'] {
    gap: ${space[2]};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.textMuted};

    & > svg {
      color: inherit;
    }
  }

  & > svg {
    margin-block-start: ${space.half};
  }

  /* The button is taller than a line of text and must not make the message taller. */
  & > button {
    margin-block: calc((${tokens.lineHeight.sm} - ${tokens.density.controlSmall}) / 2);
  }
`

export const Words = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.half} ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > strong {
    font-weight: ${tokens.fontWeight.semibold};
  }

  &:has(> [aria-expanded]) {
    row-gap: 0;
  }
`

/** The title of a strip in a window without room for one line, which opens what is below it. */
export const Toggle = styled.button`
  display: flex;
  flex: 1 0 100%;
  gap: ${space[1]};
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${foldedHeight};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  & > strong {
    ${singleLine}
    font-weight: ${tokens.fontWeight.semibold};
  }
  & > svg {
    flex: none;
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`

/** The message and its links; part of the line where there is room. */
export const Content = styled.div`
  &:not([hidden]) {
    display: contents;
  }

  &[data-folding]:not([hidden]) {
    display: grid;
    gap: ${space[1]};
    padding-block-end: ${space[2]};
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  /* A target for the finger that makes its line no higher */
  & > a {
    padding-block: ${space.half};
    margin-block: calc(-1 * ${space.half});
  }
`
