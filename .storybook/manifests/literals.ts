import ts from 'typescript'

/**
 * The value of an expression that is plain data: texts, numbers, lists and objects of them.
 * @throws {Error} when a part of it takes more than reading
 */
export function readLiteral(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return readLiteral(node.expression)
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(readLiteral)
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(
      node.properties.map((property) => {
        if (!ts.isPropertyAssignment(property)) throw new Error(`Not plain data: ${property.getText()}`)
        const { name } = property
        return [ts.isStringLiteral(name) ? name.text : name.getText(), readLiteral(property.initializer)]
      }),
    )
  throw new Error(`Not plain data: ${node.getText()}`)
}

/** The value of a constant at the top of a file; undefined when it has none of this name. */
export function readConstant(source: string, name: string): unknown {
  const file = ts.createSourceFile('constant.tsx', source, ts.ScriptTarget.Latest, true)
  const declaration = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((candidate) => candidate.name.getText() === name)
  return declaration?.initializer && readLiteral(declaration.initializer)
}
