import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { color, space } = tokens

export const Root = styled.div`
  position: absolute;
  z-index: ${tokens.zIndex.menu};
  inset-block-start: calc(100% + ${space[1]});
  inline-size: 16rem;
  max-inline-size: calc(100vw - ${space[8]});
  padding: ${space[3]};
  border: ${tokens.borderWidth.hairline} solid ${color.border};
  border-radius: ${tokens.radius.control};
  background: ${color.surfaceRaised};
  box-shadow: ${tokens.shadow.menu};

  &[data-side='end'] {
    inset-inline-end: 0;
  }

  &[data-side='start'] {
    inset-inline-start: 0;
  }
`
