import { css, keyframes } from 'styled-components'
import { tokens } from '../tokens/tokens.js'

const appear = keyframes`
  from { opacity: 0; transform: translateY(-0.25rem); }
`

/** The look of what floats over the page: menus, popovers, toasts. */
export const floatingSurface = css`
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  border: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};
  box-shadow: ${tokens.shadow.menu};
  outline: none;
`

/** A short fade and drop for what opens beside its trigger. */
export const appearFast = css`
  animation: ${appear} ${tokens.duration.fast} ${tokens.easing.standard};
`
