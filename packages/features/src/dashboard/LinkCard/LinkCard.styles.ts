import { Link } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { color, space } = tokens

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: ${space[2]};
  /* Empty markers, as Safari takes a list without any for none. */
  list-style: '';
`

export const CardLink = styled(Link)`
  display: flex;
  gap: ${space[3]};
  min-block-size: ${tokens.density.control};
  padding: ${space[1]} ${space[3]};
  border-radius: ${tokens.radius.control};

  &&:hover {
    background: ${color.controlHover};
    text-decoration: none;
  }

  & > svg {
    color: ${color.textMuted};
  }
`

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Description = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${tokens.fontSize.xs};
`

export const Waiting = styled.div`
  padding: ${space[4]} ${space[5]};
`
