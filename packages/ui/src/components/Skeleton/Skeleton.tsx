import { forwardRef, type HTMLAttributes } from 'react'
import * as S from './Skeleton.styles.js'

export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  /** `text` (the default) draws lines, `block` a box such as a card or control, `circle` an avatar. */
  shape?: 'text' | 'block' | 'circle'
  /** Number of lines of text; 1 by default. */
  lines?: number
  /** Width as a CSS length, such as `12rem` or `60%`; the container's by default. */
  width?: string
  /** Height as a CSS length; a line of text by default. */
  height?: string
}

/**
 * Use it where content of a known shape is loading. It appears after 150 ms, so quick answers do not flash, and
 * is silent: the container says `aria-busy`, or a `Spinner` names the wait.
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'text', lines = 1, width, height, style, ...rest },
  ref,
) {
  const count = shape === 'text' ? lines : 1
  const box = { ...(width && { inlineSize: width }), ...style }
  return (
    <S.Root ref={ref} aria-hidden style={box} {...rest}>
      {Array.from({ length: count }, (_, line) => (
        <S.Bone
          key={line}
          data-shape={shape}
          data-last-line={(count > 1 && line === count - 1) || undefined}
          style={height ? { blockSize: height } : undefined}
        />
      ))}
    </S.Root>
  )
})
