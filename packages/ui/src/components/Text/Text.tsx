import { forwardRef, type HTMLAttributes } from 'react'
import * as S from './Text.styles.js'

export interface TextProps extends HTMLAttributes<HTMLParagraphElement> {
  /** The element; `p` by default. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'em'
  /** `sm` (14 px, the default) in tables and forms, `md` in reading pages, `xs` for captions, `lg` for leads. */
  size?: keyof typeof S.sizes
  /** Colour by meaning; beside a state colour there must be an icon or a word that says the same. */
  tone?: keyof typeof S.tones
  /** `regular` by default. */
  weight?: 'regular' | 'medium' | 'semibold'
  /** Gives every figure one width, so that numbers under one another line up. */
  isNumeric?: boolean
  /** Cuts what does not fit on one line with an ellipsis. */
  isSingleLine?: boolean
}

/** Use it for running text and captions; headings are `Heading`. */
export const Text = forwardRef<HTMLParagraphElement, TextProps>(function Text(
  { size = 'sm', tone = 'default', weight = 'regular', isNumeric, isSingleLine, ...rest },
  ref,
) {
  return (
    <S.Root
      ref={ref}
      $size={size}
      $tone={tone}
      $weight={weight}
      data-numeric={isNumeric || undefined}
      data-single-line={isSingleLine || undefined}
      {...rest}
    />
  )
})
