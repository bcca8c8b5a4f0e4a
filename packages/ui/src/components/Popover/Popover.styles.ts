import { styled } from 'styled-components'
import { appearFast, floatingSurface } from '../../theme/floatingSurface.js'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.div`
  z-index: ${tokens.zIndex.menu};
  inline-size: min(${tokens.size.tooltip}, calc(100vw - ${tokens.space[4]}));
  max-block-size: calc(100dvh - ${tokens.space[16]});
  overflow-y: auto;
  overflow-wrap: break-word;
  padding: ${tokens.space[4]};
  ${floatingSurface}
  border-radius: ${tokens.radius.panel};

  /* It has the focus only so that it is read out; what can be pressed inside shows its own ring. */
  &:focus-visible {
    outline: none;
  }

  & > * {
    ${appearFast}
  }
`
