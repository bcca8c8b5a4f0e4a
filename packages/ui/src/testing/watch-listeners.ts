type AddArguments = Parameters<EventTarget['addEventListener']>

interface Listening {
  readonly target: EventTarget
  readonly type: string
  readonly listener: AddArguments[1]
  readonly isCapturing: boolean
  readonly signal: AbortSignal | undefined
}

/** React listens to it once for the whole document. */
const ofReact = 'selectionchange'

/**
 * Records what listens to the document and the window from now on, until it is stopped: what a page leaves there works on
 * after it has gone. A listener that is called once doesn't count.
 * @returns call it when the page has gone; it returns the types of the events that are still listened to
 */
export function watchListeners(): () => readonly string[] {
  let all: readonly Listening[] = []
  const targets: readonly EventTarget[] = [document, window]
  const restores = targets.map((target) => {
    const addEventListener = Reflect.get(target, 'addEventListener') as (...args: AddArguments) => void
    const removeEventListener = Reflect.get(target, 'removeEventListener') as (...args: AddArguments) => void
    const without = (type: string, listener: AddArguments[1], isCapturing: boolean) =>
      all.filter(
        (each) =>
          each.target !== target ||
          each.type !== type ||
          each.listener !== listener ||
          each.isCapturing !== isCapturing,
      )
    target.addEventListener = (type, listener, options) => {
      const { once = false, signal } = typeof options === 'object' ? options : {}
      const isCapturing = isCapture(options)
      if (!once) all = [...without(type, listener, isCapturing), { target, type, listener, isCapturing, signal }]
      addEventListener.call(target, type, listener, options)
    }
    target.removeEventListener = (type, listener, options) => {
      all = without(type, listener, isCapture(options))
      removeEventListener.call(target, type, listener, options)
    }
    return () => Object.assign(target, { addEventListener, removeEventListener })
  })
  return () => {
    // A dialog keeps the second press of a double click from what lay below, until the next press.
    document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    for (const restore of restores) restore()
    return all.flatMap(({ type, signal }) => (type === ofReact || signal?.aborted ? [] : [type]))
  }
}

function isCapture(options: boolean | EventListenerOptions | undefined): boolean {
  return typeof options === 'object' ? (options.capture ?? false) : (options ?? false)
}
