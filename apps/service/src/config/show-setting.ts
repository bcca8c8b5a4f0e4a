const secretNames = /(?:SECRET|TOKENS?|KEY|KEY_ID|PASSWORD|PASS|CODES?|AUTH)$/

/**
 * The value of a setting, for the log: a secret is hidden, and an address is shown without password, and without the
 * parts of a web address that can be secret, too.
 */
export function showSetting(name: string, value: URL | string): string {
  if (secretNames.test(name)) return '(hidden)'
  const text = String(value)
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return /_UR[LI]$/.test(name) ? '(hidden)' : text
  if (!URL.canParse(text)) return '(hidden)'
  const { protocol, username, host, pathname, search } = new URL(text)
  const user = username === '' ? '' : `${username}@`
  if (protocol === 'http:' || protocol === 'https:') return `${protocol}//${user}${host}`
  return `${protocol}//${user}${host}${pathname}${protocol === 's3:' ? search : ''}`
}
