import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, space } = tokens

export const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & > * + * {
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }
`

/** The date next to the status; below it on windows up to 767 px. */
export const Step = styled.li`
  display: grid;
  grid-template-columns: 30% minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[3]};

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const What = styled.div`
  display: grid;
  gap: ${space.half};
  overflow-wrap: anywhere;
`

/** What was sent, set apart from the history above. */
export const Section = styled.section`
  display: grid;
  gap: ${space[2]};
  margin-block-start: ${space[5]};
`

export const Files = styled.ol`
  margin: 0;
  padding-inline-start: ${space[5]};
`
