import { createGlobalStyle, type IStyleSheetManager } from 'styled-components'
import { elementStyles } from './GlobalStyle.js'

type Plugins = NonNullable<IStyleSheetManager['stylisPlugins']>

/** Puts each rule of a style sheet into the layer `producer-portal`: what the page says outside of layers comes first. */
const layer: Plugins[number] = (element) => {
  if (element.root || element.type.startsWith('@layer') || element.type === 'comm') return
  const rule = { ...element, root: element }
  Object.assign(element, { type: '@layer', value: '@layer producer-portal', props: [], children: [rule] })
}
// Part of every class name, so it must outlive minification: a server and a browser name classes alike
Object.defineProperty(layer, 'name', { value: 'layer' })

/** For `StyleSheetManager`, which compares it by identity. */
export const layers: Plugins = [layer]

/** The reset that a page has by `GlobalStyle`. */
export const ElementReset = createGlobalStyle`
  :where([data-pp-element]) {
    ${elementStyles}
  }
`

/**
 * Sends what the page says of bare elements, such as `label { color: red }`, back to our layer. It is more specific than
 * three elements and less than any class: elements that don't exist count, but match nothing.
 */
export const HostShield = createGlobalStyle`
  :where([data-pp-element], [data-pp-element] *):not(x-a):not(x-b):not(x-c) {
    all: revert-layer;
  }
`
