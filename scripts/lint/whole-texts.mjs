// A rule of lint for texts of catalogs: one is shown as a whole, because another language orders its parts differently.
// What is filled in, such as a name or another text, has its `{place}` in the text around it.

const givesTexts = /^(?:useMessages|useTexts|createTranslate)$/
/** The usual names of what gives the texts of a catalog, where it is handed on. */
const usualName = /^t(?:[A-Z]\w*)?$/

const message =
  'A text is put together from parts, which other languages order differently. Make it one text of the catalog with a {place} for what is filled in.'

/** Nothing, or a space, between two parts of JSX. */
const isSpace = (node) => {
  if (node.type === 'JSXText') return node.value.trim() === ''
  return node.type === 'JSXExpressionContainer' && node.expression.value?.trim?.() === ''
}

const wholeTexts = {
  meta: { type: 'problem', messages: { parts: message }, schema: [] },
  create(context) {
    const names = new Set()
    const isText = (node) => {
      if (node.type === 'ConditionalExpression') return isText(node.consequent) || isText(node.alternate)
      if (node.type === 'LogicalExpression') return isText(node.left) || isText(node.right)
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false
      return names.has(node.callee.name) || usualName.test(node.callee.name)
    }
    const isTextPart = (part) => part?.type === 'JSXExpressionContainer' && isText(part.expression)
    /** Texts with nothing but a space between them are read as one; elements between them set them apart. */
    const checkChildren = ({ children }) => {
      const parts = children.filter((child) => !isSpace(child))
      for (const [place, part] of parts.entries()) {
        if (isTextPart(part) && isTextPart(parts[place + 1])) report(parts[place + 1])
      }
    }
    const report = (node) => context.report({ node, messageId: 'parts' })
    return {
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && init?.type === 'CallExpression' && givesTexts.test(init.callee.name ?? ''))
          names.add(id.name)
      },
      TemplateLiteral(node) {
        const isAlone = node.expressions.length === 1 && node.quasis.every(({ value }) => value.raw === '')
        if (!isAlone && node.expressions.some(isText)) report(node)
      },
      BinaryExpression(node) {
        if (node.operator === '+' && (isText(node.left) || isText(node.right))) report(node)
      },
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      /** Sentences, one after the other; facts with a separator between them are no text. */
      CallExpression(node) {
        const { callee, arguments: args } = node
        if (callee.type !== 'MemberExpression' || callee.property.name !== 'join' || args[0]?.value?.trim() !== '')
          return
        const filtered = callee.object.type === 'CallExpression' ? callee.object.callee.object : callee.object
        if (filtered?.type === 'ArrayExpression' && filtered.elements.some((element) => element && isText(element)))
          report(node)
      },
    }
  },
}

export default { meta: { name: 'texts' }, rules: { whole: wholeTexts } }
