import { styled } from 'styled-components'

/** From edge to edge, as it concerns the whole window and not the page. */
export const Root = styled.section`
  & > * {
    border-width: 0;
    border-radius: 0;
  }
`
