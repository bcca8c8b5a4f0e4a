import { Button, DownloadIcon, themeCss } from '@producer-portal/ui'
import { type Brand, toDesignTokens, modes } from '@producer-portal/ui/tokens'
import * as S from './foundations.styles.js'
import { modeLabels } from './mode-labels.js'
import { saveFile } from './save-file.js'

export interface TokenDownloadsProps {
  brand: Brand
}

/** The tokens of a brand as files: one with all modes, one for each mode, and a style sheet. */
export function TokenDownloads({ brand }: TokenDownloadsProps) {
  return (
    <S.Buttons role="group" aria-label={`Tokens of ${brand.name}`}>
      <Button variant="primary" iconStart={DownloadIcon} onClick={() => saveJson(brand.id, toDesignTokens(brand))}>
        All modes, JSON
      </Button>
      {modes.map((mode) => (
        <Button
          key={mode}
          onClick={() => saveJson(`${brand.id}.${mode}`, toDesignTokens(brand, { mode, density: 'comfortable' }))}
        >
          {modeLabels[mode]}, JSON
        </Button>
      ))}
      <Button
        onClick={() =>
          saveFile(`${brand.id}.css`, `${themeCss(brand, { mode: 'system', density: 'system' })}\n`, 'text/css')
        }
      >
        Style sheet, CSS
      </Button>
    </S.Buttons>
  )
}

function saveJson(name: string, content: unknown) {
  saveFile(`${name}.tokens.json`, `${JSON.stringify(content, null, 2)}\n`, 'application/json')
}
