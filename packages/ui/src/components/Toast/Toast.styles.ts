import { css, styled } from 'styled-components'
import { appearFast, floatingSurface } from '../../theme/floating-surface.js'
import { tokens } from '../../tokens/tokens.js'
import type { StatusTone } from '../Banner/status-icons.js'

const { color, space } = tokens

const iconColor: Record<StatusTone, string> = {
  info: color.infoText,
  success: color.successText,
  warning: color.warningText,
  error: color.dangerText,
}

export const Root = styled.div<{ $tone: StatusTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  inline-size: 100%;
  padding-block: ${space[3]};
  padding-inline: ${space[4]} ${space[2]};
  pointer-events: auto;
  ${floatingSurface}
  border-radius: ${tokens.radius.panel};
  ${appearFast}

  & > svg {
    margin-block-start: ${space.half};
    ${({ $tone }) => css`
      color: ${iconColor[$tone]};
    `}
  }

  /* The button is taller than a line of text and must not make the message taller. */
  & > button {
    margin-block: calc((${tokens.lineHeight.sm} - ${tokens.density.controlSmall}) / 2);
  }
`

export const Words = styled.div`
  flex: 1;
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  min-inline-size: 0;
`

export const Message = styled.div`
  display: grid;
  gap: ${space.half};
  max-inline-size: 100%;
  overflow-wrap: anywhere;

  & > strong {
    font-weight: ${tokens.fontWeight.semibold};
  }

  & > strong + div {
    color: ${color.textMuted};
  }
`
