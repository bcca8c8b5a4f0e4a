import { Select, TextField } from '@producer-portal/ui'
import { toHex, type Oklch } from '@producer-portal/ui/tokens'
import type { BrandDraft } from './brand-draft.js'
import { RangeField } from './RangeField.js'
import * as S from './rebranding.styles.js'

export interface BrandControlsProps {
  draft: BrandDraft
  onDraftChange: (draft: BrandDraft) => void
}

const fonts = [
  { value: 'Inter', label: 'Inter' },
  { value: 'system-ui', label: 'The font of the system' },
  { value: 'Georgia', label: 'Georgia' },
  { value: 'Verdana', label: 'Verdana' },
  { value: 'Courier New', label: 'Courier New' },
]

const lightness = 0.6
const gradient = (colors: readonly Oklch[]) => `linear-gradient(to right, ${colors.map(toHex).join(', ')})`
const hues = Array.from({ length: 25 }, (_, at) => at * 15)

/** Everything that a brand chooses about its look, as controls. */
export function BrandControls({ draft, onDraftChange }: BrandControlsProps) {
  const set = (change: Partial<BrandDraft>) => onDraftChange({ ...draft, ...change })
  const { name, product, hue, chroma, radius, font } = draft
  return (
    <S.Controls role="group" aria-label="The brand">
      <TextField label="Company" value={name} isFullWidth onChange={({ target }) => set({ name: target.value })} />
      <TextField
        label="Product"
        value={product}
        isFullWidth
        onChange={({ target }) => set({ product: target.value })}
      />
      <RangeField
        label="Hue"
        hint="The one accent color, in degrees of OKLCH"
        value={hue}
        most={359}
        step={1}
        text={`${hue}°`}
        track={gradient(hues.map((h) => ({ l: lightness, c: chroma, h })))}
        onValueChange={(value) => set({ hue: value })}
      />
      <RangeField
        label="Chroma"
        hint="How strong it is: 0 is gray"
        value={chroma}
        most={0.2}
        step={0.01}
        text={chroma.toFixed(2)}
        track={gradient([0, 0.05, 0.1, 0.15, 0.2].map((c) => ({ l: lightness, c, h: hue })))}
        onValueChange={(value) => set({ chroma: value })}
      />
      <RangeField
        label="Radius"
        hint="Corners of controls; panels follow"
        value={radius}
        most={16}
        step={1}
        text={`${radius}px`}
        onValueChange={(value) => set({ radius: value })}
      />
      <Select
        label="Font"
        options={fonts}
        value={font}
        isFullWidth
        onChange={({ target }) => set({ font: target.value })}
      />
    </S.Controls>
  )
}
