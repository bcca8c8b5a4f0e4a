import { forwardRef, type HTMLAttributes } from 'react'
import type { Brand } from '../../tokens/brand.js'
import * as S from './BrandLogo.styles.js'

export interface BrandLogoProps extends HTMLAttributes<HTMLSpanElement> {
  /** The brand whose logo is drawn. */
  brand: Brand
  /** Text beside the drawing: the product (the default), the company, or none. */
  text?: 'product' | 'company' | 'none'
}

/** Use it where the brand shows itself: the header, the sign-in page. */
export const BrandLogo = forwardRef<HTMLSpanElement, BrandLogoProps>(function BrandLogo(
  { brand, text = 'product', ...rest },
  ref,
) {
  const { logo, name, product } = brand
  const naming = text === 'none' ? { role: 'img', 'aria-label': name } : {}
  return (
    <S.Root ref={ref} {...naming} {...rest}>
      {'path' in logo ? (
        <S.Mark viewBox={logo.viewBox} aria-hidden focusable="false">
          <path d={logo.path} fillRule="evenodd" />
        </S.Mark>
      ) : (
        <S.Picture src={logo.src} width={logo.width} height={logo.height} alt="" />
      )}
      {text !== 'none' && <S.Text>{text === 'product' ? product : name}</S.Text>}
    </S.Root>
  )
})
