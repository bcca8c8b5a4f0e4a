'use client'
import { forwardRef, useEffect, useState, type HTMLAttributes, type ReactNode } from 'react'

export interface LiveTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'about'> {
  /** The text to read out when it changes; null is silent. */
  text: string | null
  /** Shows it, such as with an icon. Default: the text itself. */
  children?: ReactNode
  /**
   * The question that the text answers, such as the filters of a count: when it changes, the same text is read out
   * again. None by default.
   */
  about?: string
  /** Reads out what it shows at first, too, where that comes as an answer. Default: false. */
  isFirstRead?: boolean
  /** The pause in changes before the text is read out, in milliseconds. Default: 1000. */
  pause?: number
}

/**
 * Use it for a text that is read out as it changes: a count that follows a filter, the characters that are left. It
 * changes at once and is read out when its changes pause, without a second copy for screen readers.
 */
export const LiveText = forwardRef<HTMLSpanElement, LiveTextProps>(function LiveText(props, ref) {
  const { text, children = text, about = '', isFirstRead = false, pause = 1000, ...rest } = props
  const answer = text === null ? null : `${about} ${text}`
  const [settled, setSettled] = useState(isFirstRead ? null : answer)
  useEffect(() => {
    if (answer === settled) return undefined
    const timer = setTimeout(() => setSettled(answer), pause)
    return () => clearTimeout(timer)
  }, [answer, settled, pause])
  return (
    <span
      ref={ref}
      aria-live={text === null ? 'off' : 'polite'}
      aria-atomic="true"
      // A region that is busy isn't read out: what changed comes into it again when it no longer is
      aria-busy={answer !== settled || undefined}
      {...rest}
    >
      <span key={settled}>{children}</span>
    </span>
  )
})
