/**
 * States that look the same although they should differ: pictures of the same screen, window and mode with the same
 * bytes. A pair of them that may be equal is listed with the reason.
 * @param {{ id: string, title: string, window: string, mode: string, hash: string }[]} pictures
 * @param {{ ids: [string, string], reason: string }[]} allowed
 * @returns {{ ids: [string, string], windows: string[] }[]} the pairs that are not allowed, with where they are equal
 */
export function findEquals(pictures, allowed) {
  const pairs = new Map()
  for (const [at, one] of pictures.entries()) {
    for (const other of pictures.slice(at + 1)) {
      if (!isSameState(one, other) || isAllowed(one, other, allowed)) continue
      const key = [one.id, other.id].join(' ')
      pairs.set(key, [...(pairs.get(key) ?? []), `${one.window} ${one.mode}`])
    }
  }
  return [...pairs].map(([key, windows]) => ({ ids: key.split(' '), windows }))
}

const isSameState = (one, other) =>
  one.id !== other.id &&
  one.title === other.title &&
  one.window === other.window &&
  one.mode === other.mode &&
  one.hash === other.hash

const isAllowed = (one, other, allowed) => allowed.some(({ ids }) => ids.includes(one.id) && ids.includes(other.id))
