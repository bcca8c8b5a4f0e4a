import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { space } = tokens

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`

/** The search where the page begins, its button at the end of the box. */
export const Search = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 35rem) auto;
  justify-content: start;
  align-items: end;
  gap: ${space[2]};

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);

    & > button {
      min-block-size: ${tokens.size.touch};
    }
  }
`

/** The clients who were viewed, and what is found about one; below one another where there is no room. */
export const Start = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** An icon and what it stands for, and a sentence about that below. */
export const Offers = styled.dl`
  margin: 0;

  & > div {
    display: grid;
    gap: ${space.half};
    padding: ${space[3]} ${space[5]};
  }

  & > div + div {
    border-block-start: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
  }

  & dt {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    font-weight: ${tokens.fontWeight.medium};
  }

  & dd {
    margin-inline-start: calc(${tokens.size.iconSmall} + ${space[3]});
    color: ${tokens.color.textMuted};
  }
`

export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};

  /* Starts where the header of its column does. */
  [role='gridcell'] & {
    padding-inline: ${space[2]};
  }
`

/** The client's identity and contact information, side by side where there is room. */
export const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Value = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  /* The line is as high as one without a button */
  & > button {
    margin-block: calc(-1 * ${space[1]});
  }

  /* A long link leaves room for the button beside it */
  & > a {
    max-inline-size: calc(100% - ${space[12]});
  }
`
