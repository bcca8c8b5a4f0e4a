import { colorNames, paletteFor, toCss, tokens } from '@producer-portal/ui/tokens'
import * as S from './foundations.styles.js'

export interface PaletteSheetProps {
  /** The colours of one brand in one mode. */
  palette: ReturnType<typeof paletteFor>
}

/** All colours by name, with the value behind the variable. */
export function PaletteSheet({ palette }: PaletteSheetProps) {
  return (
    <S.Tiles>
      {colorNames.map((name) => (
        <S.Tile key={name}>
          <S.Swatch style={{ background: tokens.color[name] }} />
          <S.Name>{name}</S.Name>
          <S.Value>{toCss(palette[name])}</S.Value>
        </S.Tile>
      ))}
    </S.Tiles>
  )
}
