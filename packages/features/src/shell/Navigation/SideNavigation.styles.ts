import { media, stickyHeaderHeight, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, size, space } = tokens

export const Root = styled.div`
  position: sticky;
  inset-block-start: ${stickyHeaderHeight};
  display: flex;
  flex: none;
  flex-direction: column;
  align-self: flex-start;
  inline-size: ${size.rail};
  block-size: calc(100dvh - ${stickyHeaderHeight});
  border-inline-end: ${borderWidth.hairline} solid ${color.border};
  background: color-mix(in oklab, ${color.accent} 3%, ${color.surface});

  & nav {
    inline-size: 100%;
    border: 0;
    background: none;
  }

  /* All of them fit where the window is high enough for their labels. */
  & nav li > * {
    min-block-size: min(${size.railItem}, calc((100dvh - ${stickyHeaderHeight}) / var(--places)));
  }

  /* Without a link to focus, the keyboard could not scroll it: it scrolls with the page. */
  &[data-disabled] {
    align-self: stretch;
    block-size: auto;
  }

  ${media.belowDesktop} {
    display: none;
  }
`

/** Scrolls by itself where labels take more lines than the window has room for: nothing is under the foot. */
export const Places = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  scrollbar-width: thin;

  [data-disabled] > & {
    overflow: visible;
  }
`

export const Foot = styled.div`
  flex: none;
  /* A line that takes no height: with More, every place and the header it just fits the lowest window of the rule. */
  box-shadow: 0 calc(-1 * ${borderWidth.hairline}) 0 ${color.border};

  [data-crowded] > & button {
    min-block-size: calc(${size.railItem} - ${space[4]});
    padding-block: ${space[1]};
  }
`

/** As high as the places that are on their way. */
export const Waiting = styled.div`
  display: grid;
  grid-auto-rows: ${size.railItem};

  & > div {
    display: grid;
    gap: ${space[2]};
    place-content: center;
    justify-items: center;
  }
`
