import { storyNow } from '../packages/features/src/testing/story-clock.ts'

/**
 * Stops the calendar: `new Date()` and `Date.now()` answer `now`; timers and animations run on.
 * @returns gives the real calendar back
 */
export function stopClock(now: Date = storyNow): () => void {
  const RealDate = globalThis.Date
  const time = now.getTime()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [time] : args, newTarget) as Date,
    apply: () => new RealDate(time).toString(),
    get: (target, key) => (key === 'now' ? () => time : Reflect.get(target, key)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
