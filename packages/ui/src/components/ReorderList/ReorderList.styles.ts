import { styled } from 'styled-components'
import { textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { color, space } = tokens
const line = `${tokens.borderWidth.hairline} solid ${color.border}`

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;
  min-inline-size: 0;

  &[data-dragging] {
    cursor: grabbing;
    user-select: none;
  }

  &[data-layout='columns'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tokens.size.tooltip}), 1fr));
  }
`

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  min-inline-size: 0;
`

export const GroupLabel = styled.p`
  font-weight: ${tokens.fontWeight.medium};
`

export const List = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  border: ${line};
  border-radius: ${tokens.radius.panel};
  background: ${color.surfaceRaised};
  list-style: none;

  /* Room for a line from another list. */
  &[data-room] {
    padding-block-end: var(--pp-carried);
  }

  /* The dragged item may not come here. */
  &[data-closed] {
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }
`

export const Buttons = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
  max-inline-size: 100%;
  margin-inline-start: auto;
`

/** A finger that lies here carries the line; beside it, it scrolls the page. */
export const Grip = styled.span`
  flex: none;
  align-self: stretch;
  display: grid;
  place-items: center;
  min-inline-size: ${tokens.size.target};
  margin-inline-start: calc(-1 * ${space.half});
  color: ${color.textMuted};
  touch-action: none;
  user-select: none;
  -webkit-touch-callout: none;

  @media (pointer: coarse) {
    inline-size: ${tokens.size.touch};
    margin-inline: calc(-1 * ${space[3]}) calc(-1 * ${space[2]});
  }
`

/** As wide as a grip, for a line that has none among lines that have one. */
export const GripSpace = styled(Grip)`
  touch-action: auto;
`

export const Line = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-block-size: calc(${tokens.density.control} + ${space[2]});
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[3]};

  & + & {
    border-block-start: ${line};
  }

  &[data-draggable] {
    cursor: grab;
    user-select: none;
  }

  &[data-draggable]:hover > ${Grip},
  &[data-carried] > ${Grip} {
    color: ${color.text};
  }

  /* Those around it make room; as it falls, they are where they belong. */
  [data-dragging] & {
    cursor: inherit;
    transition: translate ${tokens.duration.fast} ${tokens.easing.standard};
  }

  &[data-shift='up'] {
    translate: 0 calc(-1 * var(--pp-carried));
  }

  &[data-shift='down'] {
    translate: 0 var(--pp-carried);
  }

  [data-dragging] &[data-carried] {
    z-index: ${tokens.zIndex.raised};
    border-color: transparent;
    border-radius: ${tokens.radius.control};
    background: ${color.surfaceRaised};
    box-shadow: ${tokens.shadow.menu};
    transition: none;

    ${media.forcedColors} {
      outline: ${tokens.borderWidth.thick} solid Highlight;
    }
  }
`

/**
 * Content that wants a width of its own, or with a basis of `auto` the width of its text, sends the buttons to a second
 * line where both do not fit. The grip stays beside it.
 */
export const Content = styled.div`
  flex: 1 1 var(--pp-line-basis, 0%);
  min-inline-size: min(100% - ${space[6]}, var(--pp-line-content, 0rem));

  /* Beside at most one small button there is room for any text. */
  [data-fixed] > & {
    flex-basis: 0%;
    min-inline-size: 0;
  }

  ${Grip} + & {
    max-inline-size: calc(100% - ${space[10]});
  }
`

export const Empty = styled.li`
  padding: ${space[4]};
  ${textStyle('sm')}
  color: ${color.textMuted};
  text-align: center;

  &[data-gap] {
    border-radius: inherit;
    outline: ${tokens.borderWidth.thick} dashed ${color.accent};
    outline-offset: calc(-1 * ${tokens.borderWidth.thick});
  }
`
