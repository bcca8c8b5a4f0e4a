import { DescriptionList, Tabs } from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, radius, space } = tokens

/** On a phone two rows of two, so that all four are in view; with large text one per row. */
export const RequirementTabs = styled(Tabs)`
  ${media.belowTablet} {
    & [role='tablist'] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7rem, 40%)), 1fr));
    }

    & [role='tab'] {
      justify-content: start;
      white-space: normal;
      text-align: start;
      overflow-wrap: anywhere;
    }
  }
`

export const List = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.surfaceRaised};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  justify-content: space-between;

  & > h3 {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`

/** The short facts are side by side. */
export const Facts = styled(DescriptionList)`
  &[data-layout='columns'] {
    gap: ${space[3]} ${space[4]};
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 7rem), 1fr));
  }
`

/** A fact that takes a sentence has the whole width. */
export const Details = styled(DescriptionList)`
  &[data-layout='columns'] {
    gap: ${space[3]};
    grid-template-columns: minmax(0, 1fr);
  }
`

export const SentFiles = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding-inline-start: ${space[5]};
  overflow-wrap: anywhere;
`
