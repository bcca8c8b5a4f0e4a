import { parseAccept } from 'hono/utils/accept'

/** True if an Accept-Encoding header allows a content coding. */
export function acceptsEncoding(header: string | null, coding: 'br' | 'gzip'): boolean {
  const offers = parseAccept(header ?? '')
  const offer = offers.find(({ type }) => type.toLowerCase() === coding) ?? offers.find(({ type }) => type === '*')
  return offer !== undefined && offer.q > 0
}

/** True if an If-None-Match header names this version. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === etag)
}
