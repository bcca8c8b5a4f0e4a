import ts from 'typescript'
import { readLiteral } from './literals.ts'

const toRow = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** The rows of a `GuideTable` as a Markdown table; undefined when its cells are more than texts. */
function toTable(element: string): string | undefined {
  const file = ts.createSourceFile('table.tsx', element, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const [statement] = file.statements
  if (!statement || !ts.isExpressionStatement(statement) || !ts.isJsxSelfClosingElement(statement.expression))
    return undefined
  const values = new Map(
    statement.expression.attributes.properties
      .filter(ts.isJsxAttribute)
      .map(({ name, initializer }) => [
        name.getText(),
        initializer && ts.isJsxExpression(initializer) && initializer.expression && readLiteral(initializer.expression),
      ]),
  )
  const [head, rows] = [values.get('head'), values.get('rows')] as [string[], string[][]]
  return [toRow(head), toRow(head.map(() => '---')), ...rows.map(toRow)].join('\n')
}

/** Changes what is outside of blocks of code. */
const outsideOfCode = (mdx: string, change: (text: string) => string) =>
  mdx
    .split(/(^```.*?^```$)/ms)
    .map((part) => (part.startsWith('```') ? part : change(part)))
    .join('')

const rawImport = /^import (\w+) from '(.+)\?raw'$/gm

/**
 * A guide as Markdown: its tables in rows, the code of its examples, its links to other such pages, without the imports
 * and pictures of the page.
 * @param readFile reads a file by its path from the guide
 */
export function guideToMarkdown(mdx: string, readFile: (path: string) => string): string {
  const files = new Map(Array.from(mdx.matchAll(rawImport), ([, name = '', path = '']) => [name, path] as const))
  const toCode = (element: string, name: string, language: string) =>
    files.has(name) ? `\`\`\`${language}\n${readFile(files.get(name) ?? '').trim()}\n\`\`\`` : element
  return outsideOfCode(mdx, (text) => text.replaceAll(/^import [^;]*?'[^']+';?\n/gm, ''))
    .replaceAll(/^<Source code=\{(\w+)\} language="(\w+)" \/>$/gm, toCode)
    .replaceAll(/^<GuideTable\n.*?^\/>$/gms, (element) => toTable(element) ?? element)
    .replaceAll(/^<[A-Z]\w*(?: [^>]*)?\/>$/gm, '')
    .replaceAll(/\]\(\?path=\/docs\/((?:components|features)-[\w-]+)--docs\)/g, ']($1.md)')
    .replaceAll(/\]\(\?path=\/docs\/([\w-]+--docs)\)/g, ']($1.md)')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
