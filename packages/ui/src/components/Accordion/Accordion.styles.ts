import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

const line = `${tokens.borderWidth.hairline} solid ${tokens.color.border}`

export const Root = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow: clip;
  border: ${line};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surfaceRaised};

  & > * + * {
    border-block-start: ${line};
  }
`
