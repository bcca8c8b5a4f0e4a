// The props of the exported components: each has a comment, no component has too many of its own, and no exported type
// hides behind `Record<string, unknown>`.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { root } from './paths.mjs'

const parse = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

const resolveModule = (file, specifier) =>
  [specifier.replace(/\.js$/, '.ts'), specifier.replace(/\.js$/, '.tsx')]
    .map((path) => join(dirname(file), path))
    .find(existsSync)

/** The sources of the names that a file imports or re-exports, by local name. */
function readOrigins(source) {
  const origins = new Map()
  const add = (elements, specifier) => {
    const file = specifier.startsWith('.') ? resolveModule(source.fileName, specifier) : undefined
    for (const { name, propertyName } of elements) origins.set(name.text, { file, name: (propertyName ?? name).text })
  }
  for (const statement of source.statements) {
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings
    if (bindings && ts.isNamedImports(bindings)) add(bindings.elements, statement.moduleSpecifier.text)
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && statement.exportClause?.elements)
      add(statement.exportClause.elements, statement.moduleSpecifier.text)
  }
  return origins
}

/**
 * Reads every type that an entry exports, and the types of the same package that those extend.
 * @param {string} entry the entry's source file
 * @returns {{ file: string, name: string, node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration }[]}
 */
export function readPublicTypes(entry) {
  const sources = new Map()
  const open = (file) => {
    if (!sources.has(file)) {
      const source = parse(file)
      sources.set(file, { source, origins: readOrigins(source) })
    }
    return sources.get(file)
  }
  const found = new Map()
  const visit = (file, name) => {
    const { source, origins } = open(file)
    const node = source.statements.find(
      (statement) =>
        (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && statement.name.text === name,
    )
    const origin = origins.get(name)
    if (!node && origin?.file) return visit(origin.file, origin.name)
    if (!node || found.has(node)) return undefined
    found.set(node, { file: relative(root, file), name, node })
    const bases = ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : [node.type]
    const visitNames = (part) => {
      if (ts.isIdentifier(part)) visit(file, part.text)
      part.forEachChild(visitNames)
    }
    // The members' own types are public only when the entry exports them; what a type extends always is.
    for (const base of bases) if (!ts.isTypeLiteralNode(base)) visitNames(base)
    return undefined
  }
  for (const { file, name } of open(entry).origins.values()) if (file) visit(file, name)
  return [...found.values()]
}

const isDocumented = (member) => ts.getJSDocCommentsAndTags(member).length > 0

/** The types of props, each with the members of its own, without those that it inherits. */
const readOwnProps = (types) =>
  types
    .filter(({ name }) => name.endsWith('Props'))
    .map(({ file, name, node }) => {
      const body = ts.isInterfaceDeclaration(node) ? node : ts.isTypeLiteralNode(node.type) ? node.type : undefined
      return { type: `${file}: ${name}`, members: body?.members ?? [] }
    })

/** The members of the props of components, and which of them have no comment. */
export function readProps(types) {
  const props = readOwnProps(types).flatMap(({ type, members }) =>
    members.map((member) => ({
      prop: `${type}.${member.name?.getText() ?? 'index signature'}`,
      isDocumented: isDocumented(member),
    })),
  )
  return { count: props.length, undocumented: props.filter((prop) => !prop.isDocumented).map(({ prop }) => prop) }
}

/** The types of props with more members of their own than a reader takes in; some of them belong together in a group. */
export const findLongProps = (types, most) =>
  readOwnProps(types)
    .filter(({ members }) => members.length > most)
    .map(({ type, members }) => `${type} has ${members.length}`)

/** The exported types that say `Record<string, unknown>`, which tells a caller nothing. */
export const findUntypedRecords = (types) =>
  types
    .filter(({ node }) => /\bRecord<\s*string,\s*unknown\s*>/.test(node.getText()))
    .map(({ file, name }) => `${file}: ${name}`)
