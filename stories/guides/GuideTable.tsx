export interface GuideTableProps {
  /** The headers. */
  head: readonly string[]
  /** The cells, row by row; words between backticks are code. */
  rows: readonly (readonly string[])[]
}

/** A table for the guides: the reader of their pages knows none of its own. */
export function GuideTable({ head, rows }: GuideTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell) => (
              <td key={cell}>{withCode(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function withCode(text: string) {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={part}>{part}</code> : part))
}
