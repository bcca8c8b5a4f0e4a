import { type Brand, colorNames, toDesignTokens, modes, createPalette, toCss, toHex } from '@producer-portal/ui/tokens'
import * as S from './foundations.styles.js'
import { modeLabels } from './mode-labels.js'
import { tokensIn } from './token-text.js'

export interface PaletteSheetProps {
  brand: Brand
}

/** All colors by what they are for, in every mode. */
export function PaletteSheet({ brand }: PaletteSheetProps) {
  const palettes = modes.map((mode) => [mode, createPalette(brand, mode)] as const)
  const uses = new Map(tokensIn(toDesignTokens(brand)['color']))
  return (
    <S.ColorList>
      {colorNames.map((name) => (
        <S.ColorLine key={name}>
          <S.Words>
            <S.Name>{name}</S.Name>
            <S.Hint>{uses.get(name)?.$description}</S.Hint>
          </S.Words>
          {palettes.map(([mode, palette]) => (
            <S.Words key={mode}>
              <S.Ground style={{ background: toCss(palette.surface) }}>
                <S.Swatch style={{ background: toCss(palette[name]), borderColor: toCss(palette.border) }} />
              </S.Ground>
              <S.Hint>{modeLabels[mode]}</S.Hint>
              <S.Value>{toHex(palette[name])}</S.Value>
            </S.Words>
          ))}
        </S.ColorLine>
      ))}
    </S.ColorList>
  )
}
