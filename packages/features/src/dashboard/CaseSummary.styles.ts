import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, duration, easing, fontSize, fontWeight, letterSpacing, lineHeight, radius, size, space } =
  tokens

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${size.menu}), 1fr));
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Tile = styled.a`
  display: grid;
  gap: ${space[2]};
  padding: ${space[5]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.surfaceRaised};
  color: ${color.text};
  text-decoration: none;
  transition: border-color ${duration.fast} ${easing.standard};

  &:hover {
    border-color: ${color.accent};
  }
`

export const Name = styled.span`
  color: ${color.textMuted};
  font-weight: ${fontWeight.medium};
`

export const Count = styled.span`
  display: flex;
  align-items: center;
  min-block-size: ${lineHeight.xxl};
  font-size: ${fontSize.xxl};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  letter-spacing: ${letterSpacing.tight};
  line-height: ${lineHeight.xxl};
`
