import { tokens } from '@producer-portal/ui/tokens'
import { css, styled } from 'styled-components'

const { color, fontWeight, radius, size, space } = tokens

const line = css`
  display: flex;
  gap: min(${space[3]}, 3.75vw);
  align-items: center;
  inline-size: 100%;
  min-block-size: ${size.touch};
  padding-inline: min(${space[3]}, 3.75vw);
  border-radius: ${radius.control};
  color: ${color.text};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${color.controlHover};
  }
`

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Group = styled.details`
  &[open] > summary > svg:last-child {
    transform: rotate(180deg);
  }
  & > ul a {
    padding-inline-start: calc(${size.icon} + ${space[6]});
    font-weight: ${fontWeight.regular};
  }
`

export const Summary = styled.summary`
  ${line}
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  & > svg:last-child {
    margin-inline-start: auto;
  }
`

export const Line = styled.div`
  & > a {
    ${line}
  }
  & > a > svg {
    margin-inline: 0;
  }
  & > a[aria-current] {
    background: ${color.accentSubtle};
    color: ${color.accentText};
  }
`
