import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { textStyle, type TextSize } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'
import { boneStyle, lateArrival } from './bone-style.js'

const Root = styled.span<{ $size: TextSize }>`
  display: grid;
  ${({ $size }) => textStyle($size)}
  ${lateArrival}
`

const Bone = styled.span`
  ${boneStyle}
  inline-size: 100%;
  block-size: 1lh;

  /* As tall as the letters, in a line as tall as a line of text: nothing moves when the text comes. */
  &[data-shape='text'] {
    block-size: 0.8em;
    margin-block: calc((1lh - 0.8em) / 2);
  }

  /* The last line of a paragraph is shorter, as it is in text. */
  &[data-last-line] {
    inline-size: 62%;
  }

  &[data-shape='circle'] {
    border-radius: ${tokens.radius.pill};
  }

  &[data-shape='block'] {
    border-radius: ${tokens.radius.control};
  }
`

export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  /** `text` (the default) draws lines, `block` a box such as a card or control, `circle` an avatar. */
  shape?: 'text' | 'block' | 'circle'
  /** The number of lines of text drawn; 1 by default. */
  lines?: number
  /** Size of the text that is on its way, so that it takes the same room; `sm` by default. */
  size?: TextSize
  /** Width as a CSS length, such as `12rem` or `60%`; the container's by default. */
  width?: string
  /** Height of a block or circle as a CSS length; a line of text by default. */
  height?: string
}

/**
 * Use it where content of a known shape is loading. It appears after 150 ms, so quick answers do not flash, and
 * is silent: the container says `aria-busy`, or a `Spinner` names the wait.
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'text', lines = 1, size = 'sm', width, height, style, ...rest },
  ref,
) {
  const count = shape === 'text' ? lines : 1
  const box = { ...(width && { inlineSize: width }), ...style }
  return (
    <Root ref={ref} $size={size} aria-hidden style={box} {...rest}>
      {Array.from({ length: count }, (_, line) => (
        <Bone
          key={line}
          data-shape={shape}
          data-last-line={(count > 1 && line === count - 1) || undefined}
          style={height && shape !== 'text' ? { blockSize: height } : undefined}
        />
      ))}
    </Root>
  )
})
