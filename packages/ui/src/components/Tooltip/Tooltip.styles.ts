import { styled } from 'styled-components'
import { appearFast } from '../../theme/floating-surface.js'
import { textStyle } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.div`
  z-index: ${tokens.zIndex.tooltip};
  max-inline-size: min(${tokens.size.tooltip}, 90vw);
  padding: ${tokens.space[1]} ${tokens.space[2]};
  border: ${tokens.borderWidth.hairline} solid transparent;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.tooltipSurface};
  color: ${tokens.color.tooltipText};
  ${textStyle('xs')}
  font-weight: ${tokens.fontWeight.medium};
  /* Names of files, which are long and have no blanks, among others. */
  overflow-wrap: anywhere;

  & > * {
    ${appearFast}
  }

  /* The pointer may cross the gap to the control without leaving the tooltip. */
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * (${tokens.space[1]} + ${tokens.space.half}));
    z-index: -1;
  }
`
