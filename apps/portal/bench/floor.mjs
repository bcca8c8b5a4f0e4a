/**
 * Runs in a page of its own: the least that anybody could do with the same cases. Sorts and filters the objects as they
 * came, without any key made ahead, and writes the 40 rows that a window shows as plain text.
 */
export function floor(cases) {
  const list = Array.isArray(cases) ? cases : Object.values(cases).find(Array.isArray)
  const body = document.querySelector('tbody')
  const collator = new Intl.Collator('en', { sensitivity: 'accent' })
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in a page that knows nothing of this file
  const nameOf = ({ clients }) => {
    const client = clients?.[0]
    return `${client?.lastName ?? ''} ${client?.firstName ?? ''}`
  }
  const textsOf = (row) => Object.values(row).map((value) => (typeof value === 'object' ? nameOf(row) : String(value)))
  const draw = (rows) => {
    body.replaceChildren(
      ...rows.slice(0, 40).map((row) => {
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
    numbers: () => draw(list.toSorted((a, b) => Number(a.daysPending ?? 0) - Number(b.daysPending ?? 0))),
    filter: () => draw(list.filter((row) => nameOf(row).toLowerCase().includes('m'))),
  }
  draw(list)
}
