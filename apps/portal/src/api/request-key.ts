/**
 * A key for a request that may be sent twice: the service does it once. Also where the page isn't served over https, which
 * `crypto.randomUUID` needs.
 */
export function makeRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
