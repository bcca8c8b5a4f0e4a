import { Link } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, density, radius, space } = tokens

/** A link that looks like a button: it leads to another page, and is the next act of this one. */
export const LinkButton = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: ${density.control};
  padding: ${space[1]} ${space[4]};
  border: ${borderWidth.hairline} solid ${color.borderStrong};
  border-radius: ${radius.control};
  font-weight: ${tokens.fontWeight.medium};

  && {
    color: ${color.text};
    text-decoration: none;
  }

  &&:hover {
    background: ${color.controlHover};
  }

  &&:active {
    background: ${color.controlActive};
  }

  & > svg {
    margin: 0;
  }
`
