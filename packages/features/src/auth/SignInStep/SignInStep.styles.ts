import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export const Root = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
  justify-items: start;
  inline-size: 100%;

  & > * {
    max-inline-size: 100%;
  }
  & > :not(a) {
    inline-size: 100%;
  }
`

export const Titles = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  text-wrap: pretty;

  /* It has the focus only so that it is read out. */
  & > h1:focus {
    outline: none;
  }
`

/** The circle behind the icon. */
export const Disc = styled.div`
  display: grid;
  place-items: center;
  inline-size: ${tokens.space[12]};
  block-size: ${tokens.space[12]};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accentSubtle};
  color: ${tokens.color.accentText};
`
