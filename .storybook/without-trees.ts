import type { ArgTypesEnhancer } from 'storybook/internal/types'

const isTree = (control: unknown) =>
  control === 'object' ||
  (typeof control === 'object' && control !== null && 'type' in control && control.type === 'object')

/** Leaves out the editor of objects, a tree of JSON whose lists are no lists to a screen reader: stories show such props. */
export const withoutTrees: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isTree(argType.control) ? { ...argType, control: false as const } : argType,
    ]),
  )
withoutTrees.secondPass = true
