import { styled } from 'styled-components'
import { hiddenVisually } from '../../theme/visually-hidden.js'
import { tabularNumbers, textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { color, space } = tokens
const narrow = '@container (inline-size < 30rem)'

export const Root = styled.nav`
  container-type: inline-size;
  min-inline-size: 0;
  ${textStyle('sm')}
`

/** If there is no space for the labels of all steps, one line says which step it is. */
export const Summary = styled.p`
  display: none;
  color: ${color.textMuted};
  ${tabularNumbers}

  & > strong {
    color: ${color.text};
    font-weight: ${tokens.fontWeight.medium};
  }

  ${narrow} {
    display: block;
    margin-block-end: ${space[2]};
  }
`

export const List = styled.ol`
  display: flex;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`

/** The line above a step is thick where users are or have been. */
export const Step = styled.li`
  flex: 1;
  min-inline-size: 0;
  padding-block-start: ${space[2]};
  border-block-start: ${tokens.borderWidth.thick} solid ${color.border};
  color: ${color.textMuted};

  &[data-state='done'],
  &[data-state='current'] {
    border-color: ${color.accent};
  }

  &[data-state='current'] {
    color: ${color.text};
    font-weight: ${tokens.fontWeight.medium};
  }

  ${narrow} {
    padding: 0;
  }

  ${media.forcedColors} {
    &[data-state='done'],
    &[data-state='current'] {
      border-color: Highlight;
    }
  }
`

export const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${tokens.size.target};

  & > svg {
    color: ${color.accentText};
  }

  /* A step that leads back shows itself when the keyboard reaches it. */
  ${narrow} {
    &:not(:focus-within) {
      ${hiddenVisually}
      min-block-size: 0;
    }
  }
`

export const Number = styled.span`
  ${tabularNumbers}
`

export const Back = styled.button`
  min-block-size: ${tokens.size.target};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  color: ${color.link};
  text-align: start;
  cursor: pointer;

  &:hover {
    color: ${color.linkHover};
    text-decoration: underline;
  }
`
