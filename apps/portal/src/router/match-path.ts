/**
 * The values of a pattern's `:names` when an address fits it, else null. Upper and lower case, and a slash at the end,
 * make no difference. A pattern `*` fits every address.
 */
export function matchPath(pattern: string, pathname: string): Readonly<Record<string, string>> | null {
  if (pattern === '*') return {}
  const wanted = partsOf(pattern)
  const given = partsOf(pathname)
  if (wanted.length !== given.length) return null
  const values: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? ''
    if (part.startsWith(':')) values[part.slice(1)] = decoded(text)
    else if (part.toLowerCase() !== text.toLowerCase()) return null
  }
  return values
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
