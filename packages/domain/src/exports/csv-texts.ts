/** What an export shows where there is no value. */
export const emptyExportText = '———'

/** A text that begins like a formula, also in wide signs; a minus counts unless a plain number or amount follows it. */
export const formulaStart = /^(?:[=+@＝＋＠－\t\r\n]|-(?!\$?[\d.,]+%?$))/

/** A heading in a CSV file: many programs would take a comma for the next column, even inside quotes. */
export function csvHeading(heading: string): string {
  return heading.replaceAll(',', ';')
}

/** The text of a cell in a CSV file: line breaks stay, a missing value is shown as one. */
export function csvText(text: string): string {
  return text.trim() === '' ? emptyExportText : text
}
