import { styled } from 'styled-components'
import { sideSpace } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[8]} ${sideSpace};
  text-align: center;
`

export const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${tokens.space[10]};
  block-size: ${tokens.space[10]};
  border: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
  border-radius: ${tokens.radius.panel};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surfaceRaised};

  &[data-tone='danger'] {
    color: ${tokens.color.dangerText};
    background: ${tokens.color.dangerSurface};
    border-color: ${tokens.color.dangerBorder};
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  max-inline-size: ${tokens.size.dialogSmall};
  text-wrap: balance;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]} ${tokens.space[4]};
`
