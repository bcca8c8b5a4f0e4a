import { css, styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import type { StatusTone } from './status-badges.js'

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
    padding-block: ${space[2]};
    padding-inline: ${space[6]} ${space[3]};
    border-width: 0 0 ${tokens.borderWidth.hairline};
    border-radius: 0;

    ${media.belowTablet} {
      padding-inline: ${space[4]} ${space[3]};
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
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`
