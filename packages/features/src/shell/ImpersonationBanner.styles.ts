import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, fontWeight, space } = tokens

/** Stands at the foot of the window, where it hides nothing that sticks to the top. */
export const Root = styled.section`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.zIndex.header};
  display: flex;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[2]} ${space[6]};
  border-block-start: ${borderWidth.thick} solid ${color.warningBorder};
  background: ${color.warningSurface};
  color: ${color.warningText};
`

export const Words = styled.p`
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
`
