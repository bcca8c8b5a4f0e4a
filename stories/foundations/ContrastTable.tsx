import { type ContrastPair, contrastOf, contrastPairs, paletteFor, tokens } from '@producer-portal/ui/tokens'
import * as S from './foundations.styles.js'

export interface ContrastTableProps {
  /** The colours of one brand in one mode. */
  palette: ReturnType<typeof paletteFor>
}

/** The contrast of every allowed pair, measured from the palette itself. */
export function ContrastTable({ palette }: ContrastTableProps) {
  return (
    <S.Table>
      <caption>Contrast of text and edges on their grounds</caption>
      <thead>
        <tr>
          <th scope="col">Sample</th>
          <th scope="col">In front</th>
          <th scope="col">Behind</th>
          <th scope="col">Measured</th>
          <th scope="col">At least</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map((pair) => (
          <ContrastRow key={`${pair.front} ${pair.back}`} pair={pair} palette={palette} />
        ))}
      </tbody>
    </S.Table>
  )
}

function ContrastRow({ pair: { front, back, least }, palette }: ContrastTableProps & { pair: ContrastPair }) {
  const measured = contrastOf(palette[front], palette[back])
  return (
    <tr>
      <td>
        <S.Sample
          style={{ background: tokens.color[back], color: tokens.color[front] }}
          data-edge={least === 3 || undefined}
        >
          {least === 3 ? null : 'Pending 1,250.00'}
        </S.Sample>
      </td>
      <td>{front}</td>
      <td>{back}</td>
      <S.Figure>{measured.toFixed(2)}</S.Figure>
      <S.Figure>{least.toFixed(1)}</S.Figure>
    </tr>
  )
}
