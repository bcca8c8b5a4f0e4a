/** Counts what is going on for each key, and lets no more of it begin than `most`. */
export interface AtOnce {
  /** @returns ends what has begun; null when no more may begin */
  readonly begin: (key: string) => (() => void) | null
}

export function atOnce(most: number): AtOnce {
  const running = new Map<string, number>()
  return {
    begin: (key) => {
      const count = running.get(key) ?? 0
      if (count >= most) return null
      running.set(key, count + 1)
      return () => {
        const left = (running.get(key) ?? 1) - 1
        if (left > 0) running.set(key, left)
        else running.delete(key)
      }
    },
  }
}
