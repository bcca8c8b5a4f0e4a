import { styled } from 'styled-components'
import { tabularNumbers, textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { color, space } = tokens

export const Root = styled.div`
  --pp-line-content: 10rem;
  min-inline-size: 0;
  /* For the ring around it: it has the focus once the last file is taken away. */
  border-radius: ${tokens.radius.small};

  /* A long name takes the whole line before it is broken into many short ones beside the buttons. */
  ${media.belowTablet} {
    --pp-line-content: 0rem;
    --pp-line-basis: auto;
  }
`

export const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.half} ${space[3]};
  padding-block: ${space[1]};

  & > svg {
    grid-row: 1 / span 2;
    color: ${color.textMuted};
  }

  & > svg[data-tone='danger'] {
    color: ${color.dangerText};
  }

  & > svg[data-tone='success'] {
    color: ${color.successText};
  }
`

export const Name = styled.span`
  overflow-wrap: anywhere;
`

export const Retry = styled.span`
  grid-area: 1 / 3 / span 2;
`

export const State = styled.div`
  display: grid;
  align-content: center;
  grid-column: 2;
  min-block-size: ${tokens.lineHeight.xs};
  color: ${color.textMuted};

  &,
  & > * {
    ${textStyle('xs')}
    ${tabularNumbers}
  }

  &[data-tone='danger'] {
    color: ${color.dangerText};
  }
`
