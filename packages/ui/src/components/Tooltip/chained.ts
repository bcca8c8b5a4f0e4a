/** The handlers, each of which lets the one that the element already has go first. */
export function chained<H extends object>(props: Readonly<Record<string, unknown>>, handlers: H): H {
  const both = Object.entries(handlers).map(([name, handler]: [string, (event: unknown) => void]) => {
    const own = props[name]
    if (typeof own !== 'function') return [name, handler]
    return [
      name,
      (event: unknown) => {
        own(event)
        handler(event)
      },
    ]
  })
  return Object.fromEntries(both) as H
}
