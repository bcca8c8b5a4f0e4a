import { forwardRef, type HTMLAttributes } from 'react'
import * as S from './Text.styles.js'

export interface TextProps extends HTMLAttributes<HTMLParagraphElement> {
  /** The element that fits the text; `p` by default. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'em'
  /** `sm` (14 px, the default) in tables and forms, `md` in reading pages, `xs` for captions, `lg` for leads. */
  size?: keyof typeof S.sizes
  /** Color by meaning, that of its surroundings by default; beside a state color an icon or a word says the same. */
  tone?: keyof typeof S.tones
  /** The weight of the letters; `regular` by default. */
  weight?: 'regular' | 'medium' | 'semibold'
  /** Gives every figure one width, so that numbers under one another line up. False by default. */
  isNumeric?: boolean
  /** Cuts what does not fit on one line with an ellipsis; where the rest matters use `TruncatedText`. False by default. */
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
