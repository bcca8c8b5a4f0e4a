import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, font, fontSize, fontWeight, lineHeight, radius, size, space } = tokens
const hairline = `${borderWidth.hairline} solid ${color.border}`

export const Editor = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${size.tooltip}) minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Side = styled.div`
  display: grid;
  gap: ${space[6]};
`

export const Controls = styled.div`
  display: grid;
  gap: ${space[4]};
`

export const Main = styled.div`
  display: grid;
  gap: ${space[6]};
  min-inline-size: 0;
`

export const RangeRow = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-block-size: ${size.target};
`

export const Range = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: ${space[3]};
  margin: 0;
  border: ${borderWidth.hairline} solid ${color.borderStrong};
  border-radius: ${radius.pill};
  appearance: none;
  background: ${color.neutralSurface};
  cursor: pointer;

  &::-webkit-slider-thumb {
    inline-size: ${size.target};
    block-size: ${size.target};
    border: ${borderWidth.thick} solid ${color.text};
    border-radius: ${radius.pill};
    appearance: none;
    background: ${color.surface};
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: ${size.target};
    block-size: ${size.target};
    border: ${borderWidth.thick} solid ${color.text};
    border-radius: ${radius.pill};
    background: ${color.surface};
  }

  ${media.forcedColors} {
    appearance: auto;
  }
`

export const Figure = styled.span`
  min-inline-size: ${space[10]};
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight.medium};
  text-align: end;
`

export const Preview = styled.section`
  overflow: hidden;
  border: ${hairline};
  border-radius: ${radius.panel};

  header {
    position: static;
  }
`

export const PreviewBody = styled.div`
  display: flex;

  ${media.belowTablet} {
    nav {
      display: none;
    }
  }
`

export const PreviewPage = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[5]};
`

export const PreviewForm = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${size.menu}), 1fr));
  gap: ${space[4]};
`

export const CodeBlock = styled.div`
  border: ${hairline};
  border-radius: ${radius.panel};
  background: ${color.surfaceSunken};

  pre {
    margin: 0;
    padding: ${space[4]};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    font-family: ${font.mono};
    font-size: ${fontSize.xs};
    line-height: ${lineHeight.sm};
  }
`

export const CodeHead = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  padding: ${space[2]} ${space[4]};
  border-block-end: ${hairline};
  font-weight: ${fontWeight.medium};
`
