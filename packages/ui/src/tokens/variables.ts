/** `surfaceRaised` becomes `surface-raised`. */
type Kebab<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : ''

/** For each name of a group, the reference to its CSS variable. */
export type VariableReferences<Group extends string, Names extends string | number> = {
  readonly [Name in Names]: `var(--pp-${Kebab<Group>}-${Kebab<`${Name}`>})`
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The CSS variable of one token: `toVariableName('color', 'surfaceRaised')` is `--pp-color-surface-raised`. */
export function toVariableName(group: string, name: string): string {
  return `--pp-${kebab(group)}-${kebab(name)}`
}

/** References to the variables of a group, for use in styles. */
export function referencesTo<Group extends string, Names extends string | number>(
  group: Group,
  names: readonly Names[],
): VariableReferences<Group, Names> {
  return Object.fromEntries(
    names.map((name) => [name, `var(${toVariableName(group, String(name))})`]),
  ) as VariableReferences<Group, Names>
}

/** The declarations of a group: one `--pp-group-name: value;` per token. */
export function toDeclarations(group: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${toVariableName(group, name)}: ${value};`)
    .join('\n')
}
