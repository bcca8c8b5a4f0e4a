import { expect, test } from 'vitest'
import { endpoints } from './declared-endpoints.fixture.ts'
import { openApiDocument } from './index.ts'
import type { Operation, SchemaPart } from './types.ts'

const { paths, components } = openApiDocument(endpoints, { version: '1.0.0', serverUrl: '/api' })

/** The lines of one schema: one for itself, unless it only holds others, and those of its fields and items. */
function toLines(name: string, schema: SchemaPart): string[] {
  if (typeof schema === 'boolean') return [`${name}: anything`]
  const { type, properties = {}, required = [], items, anyOf, $schema: _, description: _words, ...rules } = schema
  const [first, second] = anyOf ?? []
  if (first !== undefined && typeof second === 'object' && second.type === 'null') {
    const fallback = 'default' in rules ? ` or by default ${JSON.stringify(rules.default)}` : ''
    return toLines(`${name} null${fallback}`, first)
  }
  const fields = Object.entries(properties).flatMap(([field, part]) =>
    toLines(`${name}.${field}${required.includes(field) ? '' : '?'}`, part),
  )
  const inner = items && !Array.isArray(items) ? toLines(`${name}[]`, items) : fields
  const kinds = anyOf?.flatMap((part) => toLines(`${name} either`, part)) ?? []
  const own = Object.keys(rules).length > 0 ? ` ${JSON.stringify(rules)}` : ''
  return [...(own || inner.length + kinds.length === 0 ? [`${name}: ${String(type)}${own}`] : []), ...inner, ...kinds]
}

const toKind = (mediaType: string) => (mediaType === 'application/json' ? '' : mediaType)

/** Describes what a call takes and answers, and its callers. */
function toCallLines(call: string, operation: Operation): string[] {
  const { security, parameters = [], requestBody, responses } = operation
  const marks = Object.entries(operation).filter(([key]) => key.startsWith('x-') && key !== 'x-source')
  const who = security.flatMap((each) => Object.keys(each)).join() || 'anyone'
  const answer = responses['200'] && 'content' in responses['200'] ? responses['200'].content : {}
  return [
    [call, who, ...marks.map(([key, value]) => `${key.slice(2)}=${String(value)}`)].join(' '),
    ...parameters.flatMap((part) => toLines(`  ${part.in} ${part.name}${part.required ? '' : '?'}`, part.schema)),
    ...Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
      toLines(`  takes ${toKind(type)}`, schema),
    ),
    ...Object.entries(answer ?? {}).flatMap(([type, { schema }]) => toLines(`  gives ${toKind(type)}`, schema)),
  ]
}

/*
 * Others write servers and clients of these calls, too: what a call takes, answers and asks of its caller changes only
 * on purpose. After a change that is meant, `npx vitest -u published-contract` writes it.
 */
test('the contract of every call is as it is published', async () => {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => toCallLines(`${path} ${method.toUpperCase()}`, operation)),
  )
  const schemas = Object.entries(components.schemas).flatMap(([name, schema]) => toLines(name, schema))
  const limits = endpoints.flatMap(({ name, bodyLimit }) => (bodyLimit ? [`${name}: at most ${bodyLimit} bytes`] : []))
  await expect(
    [...calls.map((lines) => lines.join('\n')).toSorted(), '', ...schemas, '', ...limits, ''].join('\n'),
  ).toMatchFileSnapshot('published-contract.txt')
})
