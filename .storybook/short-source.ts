import type { StoryContext } from '@storybook/react-vite'

/** A value longer than this is data that a site has anyway: the code names it instead of spelling it out. In letters. */
const longestValue = 60
/** More lines than this are not read. */
const longestCode = 30

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

/**
 * The code of a story of the features: the component and its props, with long lists by their names, rather than what
 * the story wraps around it to keep its state, or pages of made-up people.
 */
export function shortSource(code: string, { args, component, title }: StoryContext): string {
  const { __docgenInfo: info } = (component ?? {}) as { __docgenInfo?: { displayName?: string } }
  const name = info?.displayName
  const names = Object.keys(args).filter((prop) => prop !== 'children' && args[prop] !== undefined)
  if (!title.startsWith('Features/') || !name || names.length === 0) return code
  const isOfComponent = new RegExp(`^<${name}\\b`).test(code)
  const isWrapped = !isOfComponent && names.every((prop) => new RegExp(`\\b${prop}\\b`).test(code))
  const isLong = code.split('\n').length > longestCode
  return isWrapped || (isOfComponent && isLong) ? sourceOf(name, args) : code
}
