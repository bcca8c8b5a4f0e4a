import type { StoryContext } from '@storybook/react-vite'

/** A value longer than this is data that a site has anyway: the code names it instead of spelling it out. In letters. */
const longestValue = 60
/** More lines than this are not read. */
const longestCode = 30

/** Marks a function without a name. */
const unnamed = 'unnamedFunction'
const unnamedHandler = /\b([\w-]+)=\{(?:unnamedFunction|fn\(\))\}/g
const unnamedField = /\b(\w+): (?:unnamedFunction|fn\(\))/g

/** A function by its name: code that the reader has in a place of its own. Spies are called like their args. */
export function nameOfFunction(value: { name: string; getMockName?: () => string }): string {
  const name = value.getMockName?.() ?? value.name
  return /^[a-z]\w+$/i.test(name) && name !== 'spy' ? name : unnamed
}

/** A short plain value as people write it; undefined for everything else. */
function literalOf(value: unknown): string | undefined {
  if (typeof value === 'string') return /['\n]/.test(value) ? undefined : `'${value}'`
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return bracketed('[', value.slice(0, longestValue).map(literalOf), ']')
  if (typeof value !== 'object' || '$$typeof' in value || Object.getPrototypeOf(value) !== Object.prototype)
    return undefined
  const fields = Object.entries(value).map(([key, field]) => {
    const literal = literalOf(field)
    return literal && `${key}: ${literal}`
  })
  return bracketed('{ ', fields, ' }')
}

function bracketed(start: string, parts: readonly (string | undefined)[], end: string): string | undefined {
  if (parts.includes(undefined)) return undefined
  const text = start + parts.join(', ') + end
  return text.length > longestValue ? undefined : text
}

function attributeOf([name, value]: readonly [string, unknown]): string {
  if (value === true) return name
  if (typeof value === 'string' && !/["\n]/.test(value)) return `${name}="${value}"`
  return `${name}={${literalOf(value) ?? name}}`
}

function sourceOf(name: string, args: StoryContext['args']): string {
  const props = Object.entries(args).filter(([prop, value]) => value !== undefined && prop !== 'children')
  const start = [`<${name}`, ...props.map((prop) => `  ${attributeOf(prop)}`)].join('\n')
  return args['children'] === undefined ? `${start}\n/>` : `${start}\n>\n  {children}\n</${name}>`
}

/** What a story renders, out of the source of the whole story: neither its args nor its play function. */
function renderedPart(story: string): string {
  const [, block, line] =
    /^ {2}render: [^\n]*=> \(\n(.*?)\n {2}\),?$|^ {2}render: \(.*?\) => (<.*>),$/ms.exec(story) ?? []
  return block?.replaceAll(/^ {4}/gm, '') ?? line ?? story
}

/** A component that stands in a prop, such as an icon, as it is written out. */
const component = /\{\s*\$\$typeof: [^}]*?displayName: '(\w+)'[^}]*\}/g
const namelessComponent = /\b(\w+)=\{\{\s*\$\$typeof: [^}]*\}\}/g
const namelessField = /\b(\w+): \{\s*\$\$typeof: [^}]*\}/g

/** Handlers without a name of their own, and spies, are called like their prop; so are components without one. */
const nameParts = (code: string) =>
  code
    .replaceAll(unnamedHandler, '$1={$1}')
    .replaceAll(unnamedField, '$1')
    .replaceAll(component, '$1')
    .replaceAll(namelessComponent, '$1={$1}')
    .replaceAll(namelessField, '$1')

/**
 * The code of a story: the component and its props, with long lists by their names, rather than what the story wraps
 * around it to keep its state, or pages of made-up people.
 */
export function shortSource(source: string, { args, component: shown, title }: StoryContext): string {
  // A component that is a styled element has no other name than its page
  const named = source.replaceAll(/<(\/?)styled\.\w+/g, `<$1${title.split('/').at(-1)}`)
  const code = nameParts(named.startsWith('{') ? renderedPart(named) : named)
  const { __docgenInfo: info } = (shown ?? {}) as { __docgenInfo?: { displayName?: string } }
  const name = info?.displayName
  const names = Object.keys(args).filter((prop) => prop !== 'children' && args[prop] !== undefined)
  const hasOwnChildren = typeof args['children'] === 'object' && !title.startsWith('Features/')
  // A story in a frame of its own has no code that was rendered, only its args.
  if (name && code.startsWith('{')) return sourceOf(name, args)
  if (!name || names.length === 0 || hasOwnChildren) return code
  const isOfComponent = new RegExp(`^<${name}\\b`).test(code)
  const isWrapped = !isOfComponent && names.every((prop) => new RegExp(`\\b${prop}\\b`).test(code))
  const isLong = code.split('\n').length > longestCode
  return isWrapped || (isOfComponent && isLong) ? sourceOf(name, args) : code
}
