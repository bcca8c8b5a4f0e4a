import { canMove } from './list-motion.js'

/**
 * Plays the entrance of a layer backward once it is taken out of the document, in which it then stays that much longer,
 * out of reach for everyone. Call it as the layer goes; where it stays, nothing happens.
 */
export function leaveAsItCame(layer: HTMLElement): void {
  if (!canMove()) return
  const around: Element[] = []
  for (let at = layer.parentElement; at; at = at.parentElement) around.push(at)
  queueMicrotask(() => {
    const home = layer.isConnected ? undefined : around.find((element) => element.isConnected)
    if (!home) return
    for (const part of layer.querySelectorAll('[data-pp-dialog]')) part.removeAttribute('data-pp-dialog')
    layer.inert = true
    layer.ariaHidden = 'true'
    layer.dataset['leaving'] = ''
    home.append(layer)
    const motions = [layer, ...layer.children].flatMap((part) => part.getAnimations())
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => layer.remove())
  })
}
