import { tokens } from '@producer-portal/ui/tokens'
import { css, styled } from 'styled-components'

const { borderWidth, color, size, space } = tokens

export const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  overflow-wrap: anywhere;

  & > dl {
    gap: ${space[3]};
  }
`

export const Person = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
`

const setOff = css`
  padding: ${space[2]} 0 0;
  border-block-start: ${borderWidth.hairline} solid ${color.border};
`

export const Section = styled.div`
  ${setOff}
`

export const Links = styled.ul`
  display: grid;
  margin: 0;
  ${setOff}
  list-style: none;

  & > li > a {
    display: flex;
    align-items: center;
    min-block-size: ${size.target};
    padding-block: ${space[1]};
  }
`
