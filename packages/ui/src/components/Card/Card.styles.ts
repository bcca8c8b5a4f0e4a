import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { Heading } from '../Heading/Heading.js'

const { space } = tokens

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-block-size: ${space[12]};
  padding: ${space[2]} ${space[5]};
  border-block-end: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
`

export const Title = styled(Heading)`
  flex: 1 1 8rem;
  min-inline-size: 0;
`

export const Actions = styled.div`
  display: flex;
  margin-inline-start: auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

export const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding: ${space[5]};

  &[data-flush] {
    padding: 0;
  }
`

export const Foot = styled.div`
  padding: ${space[3]} ${space[5]};
  border-block-start: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
`
