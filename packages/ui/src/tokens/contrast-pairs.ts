import type { ColorName } from './color-names.js'

/** Two colors that are used on each other, and the least contrast that users need there. */
export interface ContrastPair {
  readonly front: ColorName
  readonly back: ColorName
  /** 4.5 for text; 3 for large text, focus rings and the edges of controls. */
  readonly least: 4.5 | 3
}

const text = (front: ColorName, ...backs: ColorName[]): ContrastPair[] =>
  backs.map((back) => ({ front, back, least: 4.5 }))
const edge = (front: ColorName, ...backs: ColorName[]): ContrastPair[] =>
  backs.map((back) => ({ front, back, least: 3 }))

const pages = ['surface', 'surfaceRaised', 'surfaceSunken'] as const
const tints = ['surfaceSelected', 'rowHover', 'tableHeader', 'controlHover', 'neutralSurface', 'accentSubtle'] as const
const states = ['info', 'success', 'warning', 'danger'] as const

/** Every pair of colors that a component may put on each other; a test measures them all. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text('text', ...pages, ...tints, 'controlActive'),
  ...text('textMuted', ...pages, ...tints),
  ...text('link', ...pages, ...tints),
  ...text('linkHover', ...pages, ...tints),
  ...text('accentText', ...pages, ...tints),
  ...text('textOnAccent', 'accent', 'accentHover', 'accentActive'),
  ...text('textOnDanger', 'danger', 'dangerHover', 'dangerActive'),
  ...text('tooltipText', 'tooltipSurface'),
  ...states.flatMap((state) => [
    ...text(`${state}Text`, `${state}Surface`, ...pages, 'rowHover', 'surfaceSelected', 'controlHover'),
    ...text('text', `${state}Surface`),
    ...text('link', `${state}Surface`),
  ]),
  ...edge('borderStrong', ...pages, 'rowHover', 'tableHeader', 'surfaceSelected'),
  ...edge('focusRing', ...pages, ...tints, ...states.map((state) => `${state}Surface` as const)),
  ...edge('accent', ...pages, 'tableHeader'),
  ...edge('danger', ...pages),
]
