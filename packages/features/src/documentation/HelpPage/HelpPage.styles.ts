import { Banner } from '@producer-portal/ui'
import { media, stickyHeaderHeight, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, size, space } = tokens
const hairline = `${borderWidth.hairline} solid ${color.border}`
const belowHeader = `calc(${stickyHeaderHeight} + ${space[6]})`

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  /* Only this page is printed, not what is around it, and in black on white, in dark mode too. */
  @media print {
    color-scheme: light;

    :has(&) {
      background: none;
    }

    body:has(&) :not(:has(&), &, & *) {
      display: none;
    }

    && * {
      border-color: GrayText;
      background: none;
      color: CanvasText;
    }

    && ::marker {
      color: CanvasText;
    }

    nav {
      display: none;
    }
  }
`

/** A label of a screen, quoted in a text. */
export const Label = styled.strong`
  font-weight: ${tokens.fontWeight.semibold};
`

export const Roles = styled(Banner)`
  max-inline-size: ${size.reading};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  @media print {
    display: none;
  }
`

export const Body = styled.div`
  display: grid;

  @media print {
    display: block;
  }
  grid-template-columns: minmax(0, ${size.reading}) minmax(0, ${size.tooltip});
  align-items: start;
  gap: ${space[8]} ${space[12]};
  padding-block-start: ${space[2]};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, ${size.reading});
  }
`

/** Next to the answers it stays in view; above them it is in a box. */
export const Contents = styled.nav`
  position: sticky;
  inset-block-start: ${belowHeader};
  grid-area: 1 / 2;
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[4]};
  border-inline-start: ${hairline};

  & ul {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & a {
    display: inline-block;
    min-block-size: ${size.target};
  }

  & a[aria-current] {
    color: ${color.accentText};
    font-weight: ${tokens.fontWeight.medium};
  }

  ${media.belowDesktop} {
    position: static;
    grid-area: auto;
    padding: ${space[4]};
    border: ${hairline};
    border-radius: ${tokens.radius.panel};
  }
`

export const ContentsTitle = styled.p`
  font-weight: ${tokens.fontWeight.semibold};
`

export const Answers = styled.div`
  grid-area: 1 / 1;
  display: grid;
  gap: ${space[8]};

  ${media.belowDesktop} {
    grid-area: auto;
  }
`

export const Answer = styled.section`
  display: grid;
  gap: ${space[3]};
  break-inside: avoid;

  & > h2 {
    justify-self: start;
    scroll-margin-block-start: ${belowHeader};
  }

  & > h2:focus:not(:focus-visible) {
    outline: none;
  }
`

export const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding-inline-start: ${space[6]};
  font-size: ${tokens.fontSize.md};
  line-height: ${tokens.lineHeight.md};

  & > li::marker {
    color: ${color.textMuted};
  }
`

/** A picture of a screen. */
export const Picture = styled.img`
  max-inline-size: 100%;
  block-size: auto;
  border: ${hairline};
  border-radius: ${tokens.radius.panel};

  &[data-shown-in='dark'],
  [data-pp-mode$='dark'] &[data-shown-in='light'] {
    display: none;
  }

  [data-pp-mode$='dark'] &[data-shown-in='dark'] {
    display: block;
  }

  @media (prefers-color-scheme: dark) {
    [data-pp-mode='system'] &[data-shown-in='light'] {
      display: none;
    }

    [data-pp-mode='system'] &[data-shown-in='dark'] {
      display: block;
    }
  }

  @media print {
    break-inside: avoid;
  }
`

/** Days from the newest to the oldest, along a line. */
export const Timeline = styled.ol`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${space[1]};
    padding-inline-start: ${space[4]};
    border-inline-start: ${borderWidth.thick} solid ${color.border};
  }
`

export const Day = styled.time`
  font-weight: ${tokens.fontWeight.semibold};
`

export const Contact = styled.section`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border: ${hairline};
  border-radius: ${tokens.radius.panel};
  background: ${color.surfaceRaised};
`

export const ContactLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
`
