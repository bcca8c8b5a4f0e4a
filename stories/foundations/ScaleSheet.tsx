import { meridianMutual } from '@producer-portal/domain/brand'
import { type Brand, toDesignTokens } from '@producer-portal/ui/tokens'
import type { ReactNode } from 'react'
import * as S from './foundations.styles.js'
import { tokensIn, valueText } from './token-text.js'

export interface ScaleSheetProps {
  /** The group of tokens: `space`, `fontSize`. */
  group: string
  /** The brand whose values are shown; the default brand's unless the group follows the brand. */
  brand?: Brand
  /** Draws the sample of one token. */
  children: (name: string) => ReactNode
}

/** Every token of a group with its value, what it is for, and a sample. */
export function ScaleSheet({ group, brand = meridianMutual, children }: ScaleSheetProps) {
  const document = toDesignTokens(brand)
  const type = String(document[group]?.['$type'])
  return (
    <S.Scale>
      {tokensIn(document[group]).map(([name, token]) => (
        <S.ScaleLine key={name}>
          <S.Words>
            <S.Name>{name}</S.Name>
            <S.Value>{valueText(document, type, token)}</S.Value>
            <S.Hint>{token.$description}</S.Hint>
          </S.Words>
          <S.Words>{children(name)}</S.Words>
        </S.ScaleLine>
      ))}
    </S.Scale>
  )
}
