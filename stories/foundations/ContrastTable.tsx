import {
  type Brand,
  type ContrastPair,
  getContrast,
  contrastPairs,
  modes,
  createPalette,
  toCss,
} from '@producer-portal/ui/tokens'
import * as S from './foundations.styles.js'
import * as T from './tables.styles.js'
import { modeLabels } from './mode-labels.js'

export interface ContrastTableProps {
  brand: Brand
}

const labels = modes.map((mode) => modeLabels[mode])

type Palettes = readonly ReturnType<typeof createPalette>[]

/** The contrast of every allowed pair in every mode, measured from the colors themselves. */
export function ContrastTable({ brand }: ContrastTableProps) {
  const palettes = modes.map((mode) => createPalette(brand, mode))
  return (
    <S.Table data-stacks="">
      <caption>Contrast of text and edges on their grounds, {brand.name}</caption>
      <thead>
        <tr>
          <th scope="col">In front</th>
          <th scope="col">Behind</th>
          <th scope="col">At least</th>
          {modes.map((mode) => (
            <th key={mode} scope="col">
              {modeLabels[mode]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map((pair) => (
          <ContrastRow key={`${pair.front} ${pair.back}`} pair={pair} palettes={palettes} />
        ))}
      </tbody>
    </S.Table>
  )
}

function ContrastRow({ pair: { front, back, least }, palettes }: { pair: ContrastPair; palettes: Palettes }) {
  return (
    <tr>
      <th scope="row">{front}</th>
      <td data-label="Behind">{back}</td>
      <td data-label="At least">{least.toFixed(1)}</td>
      {palettes.map((palette, at) => (
        <td key={modes[at]} data-label={labels[at]}>
          <T.Sample
            style={{ background: toCss(palette[back]), color: toCss(palette[front]) }}
            data-edge={least === 3 || undefined}
          >
            {least === 3 ? '' : 'Aa '}
            {least === 3 ? null : getContrast(palette[front], palette[back]).toFixed(1)}
          </T.Sample>
          {least === 3 && <S.Value>{getContrast(palette[front], palette[back]).toFixed(1)}</S.Value>}
        </td>
      ))}
    </tr>
  )
}
