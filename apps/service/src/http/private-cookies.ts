/** A cookie that only the service reads. */
export interface PrivateCookie {
  readonly name: string
  readonly path: string
  readonly sameSite: 'Lax' | 'Strict'
  /** Without it, until the browser closes. */
  readonly maxAgeSeconds?: number
}

/** The Set-Cookie header of a cookie that scripts can't read; an empty value removes it. */
export function privateCookieText(cookie: PrivateCookie, value: string, isSecure: boolean): string {
  const { name, path, sameSite, maxAgeSeconds } = cookie
  const age = value === '' ? 0 : maxAgeSeconds
  return [
    `${name}=${value}`,
    `Path=${path}`,
    'HttpOnly',
    `SameSite=${sameSite}`,
    ...(age === undefined ? [] : [`Max-Age=${age}`]),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}

/** The value of a cookie that the service set itself; null when the request has none. */
export function readPrivateCookie({ name }: PrivateCookie, request: Request): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null
}
