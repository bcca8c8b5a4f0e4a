import type { Guidance } from '../../packages/ui/src/testing/stories/component-page.js'

const list = (sentences: readonly string[]) => sentences.map((sentence) => `- ${sentence}`).join('\n')
const pairs = (rows: readonly (readonly [string, string])[]) => list(rows.map(([name, text]) => `${name}: ${text}`))

/** Guidance as Markdown, for readers that get no page. */
export function toMarkdown({ when, whenNot, anatomy, keyboard, pattern }: Guidance): string {
  return [
    `#### When to use\n\n${list(when)}`,
    `#### When not to\n\n${list(whenNot)}`,
    ...(anatomy.length > 0 ? [`#### Anatomy\n\n${pairs(anatomy)}`] : []),
    ...(keyboard.length > 0 ? [`#### Keyboard\n\n${pairs(keyboard)}`] : ['#### Keyboard\n\nIt takes no focus.']),
    `#### Pattern\n\n${pattern}`,
  ].join('\n\n')
}
