/** The part of the Standard Schema interface (standardschema.dev) that a form needs; most validation libraries have it. */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
}

type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] }

interface StandardIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** One thing that is wrong with an entry. */
export interface FormProblem {
  /** The name of its control. */
  readonly name: string
  /** The message of the schema. */
  readonly message: string
}

/** The checked values, or the first problem of each control in the order of `names`. */
export function validate<Output>(
  schema: StandardSchema<Output>,
  values: Readonly<Record<string, unknown>>,
): { readonly values: Output } | { readonly problems: readonly FormProblem[] } {
  const result = schema['~standard'].validate(values)
  if (result instanceof Promise) throw new TypeError('A form needs a schema that answers at once, without a promise.')
  if (!result.issues) return { values: result.value }
  const names = Object.keys(values)
  const problems = new Map<string, FormProblem>()
  for (const { message, path = [] } of result.issues) {
    const [first = ''] = path
    const name = String(typeof first === 'object' ? first.key : first)
    if (!problems.has(name)) problems.set(name, { name, message })
  }
  const place = ({ name }: FormProblem) => names.indexOf(name)
  return { problems: [...problems.values()].toSorted((one, other) => place(one) - place(other)) }
}
