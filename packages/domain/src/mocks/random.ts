/** A source of repeatable choices: the same seed gives the same ones. */
export interface Random {
  /** From 0 up to, not including, 1. */
  readonly next: () => number
  /** A whole number, both ends included. */
  readonly int: (from: number, to: number) => number
  readonly chance: (probability: number) => boolean
  /** One item of a list that is not empty; with weights, heavier items come more often. */
  readonly pick: <Item>(items: readonly Item[]) => Item
  readonly weighted: <Item>(items: readonly (readonly [item: Item, weight: number])[]) => Item
  /** The value, or null with the given probability. */
  readonly orNull: <Value>(probability: number, value: Value) => Value | null
}

/** A source for one thing, named by its parts, so that no thing depends on how many were made before it. */
export function randomFor(...parts: readonly (string | number)[]): Random {
  const next = mulberry32(hash(parts.join('|')))
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => pickAt(items, next()),
    weighted: (items) => pickWeighted(items, next()),
    orNull: (probability, value) => (next() < probability ? null : value),
  }
}

function pickAt<Item>(items: readonly Item[], at: number): Item {
  const item = items[Math.floor(at * items.length)]
  if (item === undefined) throw new Error('A choice needs at least one item')
  return item
}

function pickWeighted<Item>(items: readonly (readonly [Item, number])[], at: number): Item {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0)
  let remainder = at * total
  for (const [item, weight] of items) {
    remainder -= weight
    if (remainder < 0) return item
  }
  throw new Error('A weighted choice needs a weight above zero')
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

/** The small generator known as mulberry32: 32 bits of state, good enough for sample data. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
