import { Link } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { color, density, fontWeight, radius, space } = tokens

export const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-block-size: 100dvh;

  & > main {
    padding-inline: ${space[4]};
  }
`

/** A link, as it leads to another page; dressed as the one thing to do here. */
export const LogIn = styled(Link)`
  && {
    display: inline-flex;
    align-items: center;
    min-block-size: ${density.control};
    padding-inline: ${space[5]};
    border-radius: ${radius.control};
    background: ${color.accent};
    color: ${color.textOnAccent};
    font-weight: ${fontWeight.medium};
    text-decoration: none;
  }

  &&:hover {
    background: ${color.accentHover};
  }
`
