import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, radius, size, space } = tokens

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

/** The shape of an empty or failed part of a page. */
export const Disc = styled.div`
  display: grid;
  place-items: center;
  inline-size: ${space[10]};
  block-size: ${space[10]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.surfaceRaised};
  color: ${color.textMuted};
`

export const Action = styled.div`
  padding-block-start: ${space[3]};
`
