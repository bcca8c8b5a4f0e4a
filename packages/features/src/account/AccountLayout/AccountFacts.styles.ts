import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { Root, Rows } from '../FactRow/FactRow.styles.js'

export const Title = styled.span`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  min-inline-size: 0;
`

/** The value below its name: both fit the narrow column, an email on one line. */
export const Facts = styled(Rows).attrs({ as: 'dl' })`
  ${Root} {
    grid-template: 'term' 'value' / minmax(0, 1fr);
    gap: 0;
    padding-block: ${tokens.space[2]};
  }
`
