/**
 * Runs in a page of its own: the least that anybody could do with the same rows. Sorts and filters the objects as they
 * came, without any key made ahead, and writes the 40 rows that a window shows as plain text.
 */
export function floor({ rows, numberOf }) {
  const list = Array.isArray(rows) ? rows : Object.values(rows).find(Array.isArray)
  const body = document.querySelector('tbody')
  const collator = new Intl.Collator('en', { sensitivity: 'accent' })
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in a page that knows nothing of this file
  const nameOf = ({ clients }) => {
    const client = clients?.[0]
    return `${client?.lastName ?? ''} ${client?.firstName ?? ''}`
  }
  const textsOf = (row) => Object.values(row).map((value) => (typeof value === 'object' ? nameOf(row) : String(value)))
  const draw = (shown) => {
    body.replaceChildren(
      ...shown.slice(0, 40).map((row) => {
        const line = document.createElement('tr')
        line.append(
          ...textsOf(row)
            .slice(0, 20)
            .map((text) => {
              const cell = document.createElement('td')
              cell.textContent = text
              return cell
            }),
        )
        return line
      }),
    )
  }
  globalThis.byHand = {
    text: () => draw(list.toSorted((a, b) => collator.compare(nameOf(a), nameOf(b)))),
    numbers: () => draw(list.toSorted((a, b) => Number(a[numberOf] ?? 0) - Number(b[numberOf] ?? 0))),
    filter: () => draw(list.filter((row) => nameOf(row).toLowerCase().includes('m'))),
  }
  draw(list)
}
