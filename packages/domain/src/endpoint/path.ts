/**
 * Fills the `{name}` places of an endpoint path.
 * @param path `/contracts/{coCode}`
 * @param params one value per place; values are percent-encoded
 * @returns the path with every place filled
 * @throws {Error} when a place has no value
 */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`Missing path parameter "${name}" of ${path}`)
    return encodeURIComponent(String(value))
  })
}

/** The query string of a request, with its question mark; undefined values are left out. */
export function queryString(query: Readonly<Record<string, unknown>> = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  if (pairs.length === 0) return ''
  return `?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&')}`
}
