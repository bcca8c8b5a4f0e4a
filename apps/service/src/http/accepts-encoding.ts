/** Whether an Accept-Encoding header allows a content coding. */
export function acceptsEncoding(header: string | null, coding: 'br' | 'gzip'): boolean {
  const offers = (header ?? '').toLowerCase().split(',')
  return offers.some((offer) => {
    const [name, ...parameters] = offer.split(';').map((part) => part.trim())
    return (name === coding || name === '*') && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
