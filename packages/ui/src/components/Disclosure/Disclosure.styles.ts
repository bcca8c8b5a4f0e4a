import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

const { color, space } = tokens

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
`

/** Takes part in the outline of the page and looks like the button inside. */
export const Title = styled.h3`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  font: inherit;
`

export const Trigger = styled.button`
  justify-self: start;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${tokens.density.controlSmall};
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[1]};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: ${color.text};
  font-weight: ${tokens.fontWeight.medium};
  text-align: start;
  cursor: pointer;

  & > svg {
    color: ${color.textMuted};
    transition: rotate ${tokens.duration.fast} ${tokens.easing.standard};
  }

  &[aria-expanded='true'] > svg {
    rotate: 90deg;
  }

  &[aria-expanded='true']:dir(rtl) > svg {
    rotate: -90deg;
  }

  &:hover:not(:disabled) {
    background: ${color.controlHover};
  }

  &:disabled,
  &:disabled > * {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  [data-look='row'] > &,
  [data-look='row'] > ${Title} > & {
    justify-self: stretch;
    min-block-size: ${space[12]};
    padding: ${space[3]} ${space[4]};
    border-radius: 0;

    /* At the end of a line an arrow to the side would promise another page. */
    & > svg {
      order: 1;
      rotate: 90deg;
    }

    &[aria-expanded='true'] > svg {
      rotate: -90deg;
    }

    &:focus-visible {
      border-radius: ${tokens.radius.control};
      outline-offset: calc(-1 * ${tokens.borderWidth.thick});
    }
  }
`

/** The note has its own line where it has no room beside the title. */
export const Words = styled.span`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Note = styled.span`
  color: ${color.textMuted};
  font-weight: ${tokens.fontWeight.regular};
`

export const Panel = styled.div`
  min-inline-size: 0;
  padding-block: ${space[1]} ${space[3]};
  padding-inline-start: calc(${space[1]} + ${tokens.size.iconSmall} + ${space[2]});

  [data-look='row'] > & {
    padding: 0 ${space[4]} ${space[4]};
  }

  &[hidden] {
    display: none;
  }
`
