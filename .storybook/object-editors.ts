import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

/** Types for which Storybook would offer its editor of objects. */
const objectTypes: ReadonlySet<string | undefined> = new Set(['array', 'intersection', 'object', 'other', 'union'])

const plainControls = { string: 'text', number: 'number', boolean: 'boolean' } as const

const hasObjectEditor = ({ type, control, options }: StrictInputType) =>
  control === undefined && options === undefined && objectTypes.has(type?.name)

function controlFor(value: unknown) {
  const type = typeof value
  return type === 'string' || type === 'number' || type === 'boolean' ? { type: plainControls[type] } : false
}

/**
 * Leaves out the editor of objects, a tree of JSON whose lists are no lists to a screen reader: stories show such props.
 * A prop that takes many things and has a text or a number in the story keeps a control for that.
 */
export const hideObjectEditors: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      hasObjectEditor(argType) ? { ...argType, control: controlFor(initialArgs[name]) } : argType,
    ]),
  )
hideObjectEditors.secondPass = true
