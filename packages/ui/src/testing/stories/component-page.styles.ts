import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[6]};
`

export const Row = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
`

export const RowLabel = styled.p`
  margin: 0;
  border-block-end: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
  padding-block-end: ${tokens.space[1]};
  font-weight: ${tokens.fontWeight.semibold};
`

export const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[6]};
  align-items: flex-start;
`

/** Articles, so that a header or footer in one is that of a part, and not another one of the page. */
export const State = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  max-inline-size: 100%;

  &[data-width='column'] {
    inline-size: 20rem;
  }

  &[data-width='full'] {
    inline-size: 100%;
  }
`

export const StateLabel = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  line-height: ${tokens.lineHeight.xs};
`
