import { styled } from 'styled-components'
import { singleLine, tabularNumbers, textStyle } from '../../../theme/text-style.js'
import { tokens } from '../../../tokens/tokens.js'
import { Card as WholeCard, Title as WholeTitle } from './TableCards.styles.js'

const { color, space } = tokens

export const Card = styled(WholeCard)`
  padding: ${space[2]} ${space[3]};

  & > dl {
    margin-block-start: ${space[1]};
    padding-block: ${space[2]} ${space[1]};
    border-block-start: ${tokens.borderWidth.hairline} solid ${color.border};
  }
`

export const Head = styled.div`
  display: flex;
  align-items: start;
  gap: ${space[2]};
`

/** The row's menu in the corner, where it makes the line of the name no higher. */
export const HeadActions = styled.div`
  flex: none;
  display: flex;
  margin: calc(-1 * ${space[2]}) calc(-1 * ${space[2]}) calc(-1 * ${space[2]}) 0;

  /* A button with an outline has its room. */
  &:has(button:not([data-variant='quiet'])) {
    margin: 0;
  }
`

export const Title = styled(WholeTitle)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  min-block-size: ${tokens.size.target};
  overflow: hidden;
  line-height: ${tokens.lineHeight.sm};
`

export const Name = styled.button`
  max-inline-size: 100%;
  min-block-size: ${tokens.size.target};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    color: ${color.linkHover};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.borderWidth.thick});
  }
`

/** The amount is at the end of the line; a long text gives way to it. Large text puts it on the next line. */
export const Subtitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  color: ${color.textMuted};
  ${textStyle('xs')}

  & > span:first-child {
    flex: 1;
    ${singleLine}
  }

  /* The fields of an open card don't repeat it. */
  &[data-whole] > span:first-child {
    white-space: normal;
  }
`

export const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-inline-size: 0;
  padding-block-start: ${space[1]};
`

/** Lays its parts out as if they were parts of the line. */
export const Status = styled.span`
  display: contents;
`

export const Meta = styled.span`
  color: ${color.textMuted};
  ${textStyle('xs')}
`

export const Amount = styled.span`
  flex: none;
  max-inline-size: 100%;
  color: ${color.text};
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.medium};
  ${tabularNumbers}
  overflow-wrap: anywhere;
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin-block-end: calc(-1 * ${space[1]});
  padding-block-start: ${space[1]};

  /* The text of a quiet button begins where the lines above it do. */
  & > [data-variant='quiet']:first-child:not([aria-expanded]) {
    margin-inline-start: calc(-1 * (${space[2]} + ${tokens.borderWidth.hairline}));
  }
`

/** Its text ends where the card does. */
export const Expander = styled.button`
  margin-inline: auto calc(-1 * ${space[2]});
`
