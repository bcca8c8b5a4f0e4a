import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-block-size: 100dvh;
`
