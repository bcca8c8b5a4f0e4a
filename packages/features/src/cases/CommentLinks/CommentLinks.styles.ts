import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { color, space } = tokens

export const Cell = styled.span`
  display: flex;
  gap: ${space[3]};
  min-inline-size: 0;
  max-inline-size: 100%;

  & > button {
    overflow: hidden;
    min-inline-size: 0;
    padding: 0;
    border: none;
    background: none;
    color: ${color.link};
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;

    &:hover {
      color: ${color.linkHover};
    }
  }
`
