import { Icon, Link } from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, fontSize, fontWeight, lineHeight, space } = tokens

const rowHeight = '2.75rem'

/** The height of eight lines and of the links below them, kept free while they load. */
export const usualHeight = '25rem'

/** Positioned, as an item that is done leaves from its place. */
export const Items = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** One line of the list, all of which can be pressed. */
export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto 5rem;
  gap: 0 ${space[3]};
  align-items: center;
  min-block-size: ${rowHeight};
  padding: ${space[1]} ${space[5]};

  & + & {
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }

  &:hover {
    background: ${color.controlHover};
  }

  /* On a phone the time is above the step. */
  ${media.belowTablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`

export const Mark = styled(Icon)`
  grid-area: 1 / 1 / 3;
  color: ${color.textMuted};

  &[data-reason='past-lapse'],
  &[data-reason='lapse-soon'] {
    color: ${color.dangerText};
  }
`

export const Name = styled.span`
  grid-area: 1 / 2 / 3;
  display: grid;
  min-inline-size: 0;
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
`

/** The client and the number; on a phone, where both have no room in one line, the client alone. */
export const Detail = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[2]};

  ${media.belowTablet} {
    & > :nth-child(2) {
      display: none;
    }
  }
`

export const Time = styled.span`
  grid-area: 1 / 3 / 3;
  color: ${color.textMuted};
  text-align: end;

  &::first-letter {
    text-transform: uppercase;
  }

  &[data-soon] {
    color: ${color.dangerText};
    font-weight: ${fontWeight.medium};
  }

  ${media.belowTablet} {
    grid-row: 1 / 2;
    font-size: ${fontSize.xs};
    line-height: ${lineHeight.xs};
  }
`

/** The next step of an item. Its area is the whole line. */
export const Act = styled(Link)`
  && {
    color: ${color.link};
    font-weight: ${fontWeight.medium};
  }

  grid-area: 1 / 4 / 3;
  text-align: end;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  ${media.belowTablet} {
    grid-area: 2 / 3 / 3;
  }
`

export const Done = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  margin: 0;
  padding: ${space[3]} ${space[5]};
  color: ${color.textMuted};
`

export const Counts = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};

  & > a {
    padding-block: ${space[1]};
  }
`
