import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { color, radius, size, space } = tokens

export const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: center;
  justify-items: center;
  max-inline-size: ${size.panelMedium};
  min-block-size: 60vh;
  margin-inline: auto;
  text-align: center;
  text-wrap: pretty;
`

export const Disc = styled.div`
  display: grid;
  place-items: center;
  inline-size: ${space[12]};
  block-size: ${space[12]};
  border-radius: ${radius.pill};
  background: ${color.accentSubtle};
  color: ${color.accentText};
`

export const Action = styled.div`
  padding-block-start: ${space[3]};
`
