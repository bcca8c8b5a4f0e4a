/** One design token as the Design Tokens Community Group writes it (Format Module 2025.10). */
export interface DesignToken {
  /** A value of the type, or an alias: `{neutral.1000}`. */
  readonly $value: unknown
  readonly $type?: string
  readonly $description?: string
  readonly $extensions?: Readonly<Record<string, unknown>>
}

/** Tokens and groups by name; the type and description of a group stand under `$type` and `$description`. */
export interface DesignTokenGroup {
  readonly [name: string]: DesignToken | DesignTokenGroup | string
}

/** A document of design tokens: groups by name. */
export type DesignTokens = Readonly<Record<string, DesignTokenGroup>>

/** Where our own facts stand in `$extensions`: the values of other modes and densities, rules for the brand. */
export const vendor = 'com.producer-portal'

/** What the source says of a token beside its value. */
export interface TokenRules {
  /** The value in other modes than light. */
  readonly modes?: Readonly<Record<string, unknown>>
  /** The value in other densities than comfortable. */
  readonly densities?: Readonly<Record<string, unknown>>
}

/** The rules of a token; none for most. */
export function getRules({ $extensions }: DesignToken): TokenRules {
  return ($extensions?.[vendor] ?? {}) as TokenRules
}

/** Tells a token from a group of tokens. */
export function isToken(entry: DesignToken | DesignTokenGroup): entry is DesignToken {
  return '$value' in entry
}
