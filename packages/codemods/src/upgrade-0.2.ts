import type { API, Collection, FileInfo, JSCodeshift } from 'jscodeshift'

const features = '@producer-portal/features'

/** Names of the module's exports by the names under which a file imports them. */
function importsOf(root: Collection, j: JSCodeshift, source: RegExp): Map<string, string> {
  const names = new Map<string, string>()
  root.find(j.ImportDeclaration).forEach(({ node }) => {
    if (!source.test(String(node.source.value))) return
    for (const part of node.specifiers ?? [])
      if (part.type === 'ImportSpecifier')
        names.set(String(part.local?.name ?? part.imported.name), String(part.imported.name))
  })
  return names
}

/** The module that loaded the font is a style sheet, as servers can't load the former. */
function rewriteFont(root: Collection, j: JSCodeshift) {
  const literals = [
    ...root.find(j.StringLiteral, { value: '@producer-portal/ui/font' }).nodes(),
    ...root.find(j.Literal, { value: '@producer-portal/ui/font' }).nodes(),
  ]
  for (const literal of literals) literal.value = '@producer-portal/ui/font.css'
}

const columnObjects = ['caseColumns', 'inforceColumns']

/** `caseColumns[id]` is `caseColumns.byId[id]`, and `caseColumnsByList` is `caseColumns.byList`. */
function rewriteColumns(root: Collection, j: JSCodeshift) {
  const imported = importsOf(root, j, /^@producer-portal\/features\/(cases|inforce)$/)
  for (const [local, name] of imported) {
    if (columnObjects.includes(name))
      root
        .find(j.MemberExpression, { object: { type: 'Identifier', name: local } })
        .filter(({ node }) => !(node.property.type === 'Identifier' && ['byId', 'byList'].includes(node.property.name)))
        .forEach(({ node }) => {
          node.object = j.memberExpression(j.identifier(local), j.identifier('byId'))
        })
    const whole = columnObjects.find((column) => name === `${column}ByList`)
    if (!whole) continue
    root.find(j.ImportSpecifier, { imported: { name } }).forEach((part) => {
      if ([...imported.values()].includes(whole)) part.prune()
      else part.replace(j.importSpecifier(j.identifier(whole)))
    })
    root
      .find(j.Identifier, { name: local })
      .filter(({ node, parent }) => parent.node.type !== 'ImportSpecifier' && parent.node.property !== node)
      .replaceWith(() => j.memberExpression(j.identifier(whole), j.identifier('byList')))
  }
}

/** `pageTitles` has an entry of its own. */
function rewritePageTitles(root: Collection, j: JSCodeshift) {
  root.find(j.ImportDeclaration, { source: { value: `${features}/i18n` } }).forEach((path) => {
    const parts = path.node.specifiers ?? []
    const moved = parts.filter((part) => part.type === 'ImportSpecifier' && part.imported.name === 'pageTitles')
    if (moved.length === 0) return
    const rest = parts.filter((part) => !moved.includes(part))
    path.insertBefore(j.importDeclaration(moved, j.stringLiteral(`${features}/page-titles`)))
    if (rest.length === 0) path.prune()
    else path.node.specifiers = rest
  })
}

const props: Readonly<Record<string, readonly [from: string, to: string]>> = {
  EditManagedAgents: ['onOutcomeRetry', 'onRetry'],
  DashboardHome: ['banner', 'aside'],
}

/** Props that have another name. */
function rewriteProps(root: Collection, j: JSCodeshift) {
  for (const [local, name] of importsOf(root, j, /^@producer-portal\/features\//)) {
    const [from, to] = props[name] ?? []
    if (!from || !to) continue
    root.find(j.JSXOpeningElement, { name: { type: 'JSXIdentifier', name: local } }).forEach(({ node }) => {
      for (const part of node.attributes ?? [])
        if (part.type === 'JSXAttribute' && part.name.name === from) part.name = j.jsxIdentifier(to)
    })
  }
}

/** From 0.1 to 0.2. */
export default function upgrade(file: FileInfo, { j }: API): string | undefined {
  if (!file.source.includes('@producer-portal/')) return undefined
  const root = j(file.source)
  for (const rewrite of [rewriteFont, rewriteColumns, rewritePageTitles, rewriteProps]) rewrite(root, j)
  return root.toSource({ quote: 'single' })
}
