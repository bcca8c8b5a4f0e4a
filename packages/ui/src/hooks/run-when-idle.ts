/** Browsers that cannot say when they are idle get the work after this many milliseconds each. */
const pause = 30

/** Does the steps one after another while nothing else is to do, each of them short. Ends with the returned function. */
export function runWhenIdle(steps: readonly (() => void)[]): () => void {
  let timer = 0
  let next = 0
  const wait = () => {
    if (next >= steps.length) return
    timer = hasIdle ? requestIdleCallback(run) : window.setTimeout(run, pause)
  }
  const run = () => {
    steps[next]?.()
    next += 1
    wait()
  }
  wait()
  return () => (hasIdle ? cancelIdleCallback(timer) : clearTimeout(timer))
}

const hasIdle = typeof requestIdleCallback === 'function'
