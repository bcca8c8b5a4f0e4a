import { styled } from 'styled-components'
import { rowLines } from '../styles/cell-styles.js'
import { tokens } from '../../../tokens/tokens.js'
import { IconButton } from '../../IconButton/IconButton.js'

/** A text, and after it how many lines there are; the text is cut before the number is. */
export const Counted = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  block-size: 100%;

  & > :first-child {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

/** As wide as a target has to be: the columns need the space. Close to the actions before it. */
export const Toggle = styled(IconButton)`
  inline-size: ${tokens.space[6]};
  aspect-ratio: auto;
  margin-inline-start: calc(-1 * ${tokens.space[2]});

  &:first-child {
    margin-inline-start: 0;
  }
`

/** Indented and quieter than the name of the row above it. */
export const ItemName = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--dt-lines);
  padding-inline-start: ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.regular};
  ${rowLines}
  box-sizing: border-box;
  block-size: 100%;
  white-space: normal;
`

/** The facts of an item, which stay in view while the columns scroll. */
export const Item = styled.div`
  position: sticky;
  box-sizing: border-box;
  block-size: 100%;
  padding-inline: ${tokens.density.cellInline};

  & > .dt-content {
    block-size: 100%;
  }
`
