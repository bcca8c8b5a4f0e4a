import { tokens } from '@producer-portal/ui/tokens'
import { createGlobalStyle, styled } from 'styled-components'

const { borderWidth, color, font, fontSize, fontWeight, letterSpacing, lineHeight, radius, space } = tokens

/** Styles that Storybook's theme has no name for. */
export const DocsStyle = createGlobalStyle`
  .sbdocs.sbdocs-wrapper { background: ${color.surface}; color: ${color.text}; }
  .sbdocs.sbdocs-content { font-family: ${font.sans}; }
  .sbdocs.sbdocs-content > h1 { line-height: 1.25; }
  .sbdocs.sbdocs-content > h2 { margin-block: ${space[12]} ${space[4]}; padding-block-end: ${space[2]}; }
  .sbdocs-content .sb-anchor > h3 { margin-block: ${space[8]} ${space[3]}; }
  .sbdocs-content table:not(.sb-unstyled, .sb-unstyled *, .docblock-argstable) th { text-align: start; }
  .docblock-argstable label > span[aria-hidden] { opacity: 1; color: ${color.textMuted}; }
  .sbdocs-title.sb-unstyled {
    color: ${color.text};
    font-family: ${font.sans};
    font-size: ${fontSize.xxl};
    line-height: ${lineHeight.xxl};
    font-weight: ${fontWeight.semibold};
    letter-spacing: ${letterSpacing.tight};
  }
`

export const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-block-end: ${space[6]};
`

export const Place = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.sm};
`

export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;

  h1 {
    margin: 0;
  }
`

export const Lead = styled.div`
  max-inline-size: 44rem;

  && p {
    margin: 0;
    font-size: ${fontSize.md};
    line-height: ${lineHeight.md};
  }
  && p + p {
    margin-block-start: ${space[2]};
  }
`

export const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.sm};
`

export const Advice = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${space[4]};
  margin-block: ${space[8]};
`

export const AdviceCard = styled.section`
  padding: ${space[5]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-block-start: ${space[1]} solid ${color.successText};
  border-radius: ${radius.panel};
  background: ${color.surfaceRaised};

  &[data-kind='whenNot'] {
    border-block-start-color: ${color.dangerText};
  }
  ul {
    display: grid;
    gap: ${space[3]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[2]};
    font-size: ${fontSize.sm};
    line-height: ${lineHeight.sm};
  }
  li::before {
    content: '\\2713' / '';
    color: ${color.successText};
    font-weight: ${fontWeight.semibold};
  }
  &[data-kind='whenNot'] li::before {
    content: '\\2715' / '';
    color: ${color.dangerText};
  }
`

export const AdviceTitle = styled.h2`
  margin: 0 0 ${space[3]};
  font-size: ${fontSize.md};
  line-height: ${lineHeight.md};
  font-weight: ${fontWeight.semibold};
`

export const Anatomy = styled.ol`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  counter-reset: part;
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.sm};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: ${space[6]} minmax(6rem, 12rem) 1fr;
    gap: ${space[3]};
    align-items: baseline;
    counter-increment: part;
  }
  li::before {
    content: counter(part);
    inline-size: ${space[6]};
    border-radius: ${radius.pill};
    background: ${color.accentSubtle};
    color: ${color.accentText};
    font-size: ${fontSize.xs};
    line-height: ${space[6]};
    font-weight: ${fontWeight.semibold};
    text-align: center;
  }
  strong {
    font-weight: ${fontWeight.medium};
  }
`

export const KeyTable = styled.table`
  inline-size: 100%;
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.sm};

  th,
  td {
    padding: ${space[2]} ${space[3]} ${space[2]} 0;
    border-block-end: ${borderWidth.hairline} solid ${color.border};
    font-weight: ${fontWeight.regular};
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    color: ${color.textMuted};
    font-weight: ${fontWeight.medium};
  }
  tbody th {
    inline-size: 14rem;
  }
  kbd {
    padding: ${space.half} ${space[2]};
    border: ${borderWidth.hairline} solid ${color.borderStrong};
    border-radius: ${radius.small};
    background: ${color.surfaceSunken};
    font-family: ${font.mono};
    font-size: ${fontSize.xs};
  }
`

export const Pattern = styled.p`
  margin-block: ${space[4]} 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.sm};
`
