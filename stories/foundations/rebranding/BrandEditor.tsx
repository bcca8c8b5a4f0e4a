import { RadioGroup } from '@producer-portal/ui'
import { type Mode, modes } from '@producer-portal/ui/tokens'
import { useState } from 'react'
import { CopyButton } from '../CopyButton.js'
import { modeLabels } from '../mode-labels.js'
import { BrandControls } from './BrandControls.js'
import { toBrand, toCode, firstDraft } from './brand-draft.js'
import { BrandPreview } from './BrandPreview.js'
import { LowestContrast } from './LowestContrast.js'
import * as S from './rebranding.styles.js'

/** Try a brand: its controls, a page that wears it, the contrast it gives, and the lines to copy. */
export function BrandEditor() {
  const [draft, setDraft] = useState(firstDraft)
  const [mode, setMode] = useState<Mode>('light')
  const brand = toBrand(draft)
  const code = toCode(draft)
  return (
    <S.Editor>
      <S.Side>
        <BrandControls draft={draft} onDraftChange={setDraft} />
        <RadioGroup
          label="Mode of the preview"
          options={modes.map((value) => ({ value, label: modeLabels[value] }))}
          value={mode}
          onValueChange={(value) => setMode(modes.find((known) => known === value) ?? 'light')}
        />
      </S.Side>
      <S.Main>
        <BrandPreview brand={brand} mode={mode} />
        <S.CodeBlock>
          <S.CodeHead>
            <span id="brand-code">The whole brand, in ten lines</span>
            <CopyButton text={code} name="the brand" />
          </S.CodeHead>
          <pre role="region" aria-labelledby="brand-code">
            <code>{code}</code>
          </pre>
        </S.CodeBlock>
        <LowestContrast brand={brand} />
      </S.Main>
    </S.Editor>
  )
}
