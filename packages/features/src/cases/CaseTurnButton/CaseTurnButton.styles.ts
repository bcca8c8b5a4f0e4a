import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { color, density, fontSize, fontWeight } = tokens

export const Text = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
`

/** A text in a row, and as high as a control anywhere else. */
export const Button = styled.button`
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: ${density.controlSmall};
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  font: inherit;
  font-size: ${fontSize.xs};
  line-height: inherit;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  [role='grid'] & {
    display: block;
    min-block-size: 0;
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.borderWidth.thick});
  }
`

/** Whose turn it is stands out by its weight, as its words say it. */
export const Whose = styled.span`
  color: ${color.warningText};
  font-weight: ${fontWeight.medium};
`

export const Step = styled.span`
  color: ${color.link};

  button:hover > & {
    color: ${color.linkHover};
    text-decoration: underline;
  }
`
