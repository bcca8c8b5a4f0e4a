import { styled } from 'styled-components'
import { textStyle } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'

const { borderWidth, color, space } = tokens

export const Root = styled.section`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  ${textStyle('sm')}
`

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > * + * {
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }
`

/** A value that does not fit beside the other goes below it. */
export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  justify-content: space-between;
  padding-block: ${space[2]};
  overflow-wrap: anywhere;

  &:last-child {
    padding-block-end: 0;
  }

  & > * {
    min-inline-size: 0;
  }
`

export const Main = styled.span`
  flex: 0 1 auto;
`

export const Details = styled.div`
  flex: 1 0 100%;
`
