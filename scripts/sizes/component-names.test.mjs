// @vitest-environment node
import { expect, test } from 'vitest'
import { componentNames } from './component-names.mjs'

test.each([
  ['a component', "export { Button } from './components/Button/Button.js'", ['Button']],
  ['several of one file, by name', "export { Tabs, Badge } from './a.js'", ['Badge', 'Tabs']],
  ['a list over several lines', "export {\n  Card,\n  Avatar,\n} from './a.js'", ['Avatar', 'Card']],
  ['a component by the name that it is offered under', "export { Root as Card } from './a.js'", ['Card']],
])('counts %s', (_title, source, names) => {
  expect(componentNames(source)).toEqual(names)
})

test.each([
  ['a type', "export type { ButtonProps } from './components/Button/Button.js'"],
  ['a type beside its component', "export { type CardProps, type Look as CardLook } from './a.js'"],
  ['a hook or a function', "export { useToast, initialsOf } from './a.js'"],
  ['an icon of another package', "export {\n  XIcon,\n} from 'lucide-react'"],
])('does not count %s', (_title, source) => {
  expect(componentNames(source)).toEqual([])
})
