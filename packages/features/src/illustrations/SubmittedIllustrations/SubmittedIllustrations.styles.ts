import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, space } = tokens

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-inline-size: 0;
  padding-block-start: ${space[2]};
`

export const List = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-end: ${borderWidth.hairline} solid ${color.border};
`

export const Request = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[2]};
  padding-block: ${space[4]};
  border-block-start: ${borderWidth.hairline} solid ${color.border};
  overflow-wrap: anywhere;

  /* The request that was just sent; its text stays in line with the others. */
  &[data-just-sent] {
    margin-inline: calc(-1 * ${space[3]});
    padding-inline: ${space[3]};
    background: ${color.accentSubtle};
  }
`

/** Three words from left to right; where it is stands out by weight and line, too. Read out is only that one. */
export const Progress = styled.div`
  display: flex;
  gap: ${space[1]};
  inline-size: 100%;
  color: ${color.textMuted};
  font-size: ${tokens.fontSize.xs};
  line-height: ${tokens.lineHeight.xs};

  & > span {
    flex: 1 1 0;
    display: flex;
    align-items: center;
    gap: ${space[1]};
    padding-block-start: ${space[1]};
    border-block-start: ${borderWidth.thick} solid ${color.border};
  }

  & > span::after {
    content: attr(data-label);
  }

  & > [data-step='done'],
  & > [data-step='current'] {
    border-color: ${color.accent};
  }

  & > [data-step='current'] {
    color: ${color.text};
    font-weight: ${tokens.fontWeight.semibold};
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  inline-size: 100%;
`

export const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`

export const Facts = styled.div`
  display: grid;
  gap: ${space.half};
`

/** Keeps the line breaks of what was asked. */
export const Asked = styled.p`
  margin: 0;
  white-space: pre-line;
`
