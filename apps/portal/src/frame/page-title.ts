/** What the browser's tab shows: the page, then the product. */
export function pageTitle(name: string): string {
  return `${name} · Producer Portal`
}
