/**
 * Lets the page draw and handle input before long work continues: await it between portions of a few milliseconds each.
 * It posts a message instead of setting a timer, because browsers slow down timers in hidden tabs and those that follow
 * one another.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
