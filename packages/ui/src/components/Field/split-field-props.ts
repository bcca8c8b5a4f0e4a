import type { CSSProperties } from 'react'
import type { FieldTexts } from './Field.js'

/** The props a field hands to the frame around its control, not to the control itself. */
interface FrameProps extends FieldTexts {
  id?: string
  name?: string
  className?: string
  style?: CSSProperties
  'aria-describedby'?: string
}

/**
 * Parts the props of a field in two: `frame` for the `Field` around it, `own` for the component and its control. Class
 * and style go to the frame, since that is the root; a description of one's own is read with hint and error.
 */
export function splitFieldProps<P extends FrameProps>(props: P) {
  const {
    label,
    hint,
    error,
    isRequired,
    isFullWidth,
    id,
    className,
    style,
    'aria-describedby': describedBy,
    ...own
  } = props
  const controlName = own.name
  return {
    frame: { label, hint, error, isRequired, isFullWidth, controlId: id, controlName, className, style, describedBy },
    own,
  }
}
