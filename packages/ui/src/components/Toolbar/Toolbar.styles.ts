import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

const { space } = tokens

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-block-size: ${tokens.density.control};
`

export const Part = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
`
