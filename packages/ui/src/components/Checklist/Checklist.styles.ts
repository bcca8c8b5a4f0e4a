import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
`

export const Title = styled.p`
  font-weight: ${tokens.fontWeight.medium};
`

export const List = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Item = styled.li`
  display: flex;
  gap: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  overflow-wrap: anywhere;

  & > svg {
    margin-block-start: ${tokens.space.half};
  }

  &[data-met] {
    color: ${tokens.color.text};
  }

  &[data-met] > svg {
    color: ${tokens.color.successText};
  }

  &[data-wrong] {
    color: ${tokens.color.dangerText};
  }
`
