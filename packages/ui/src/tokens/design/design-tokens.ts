import type { Density, Mode } from '../modes.js'

/** Key of our own facts in `$extensions`. */
export const vendor = 'com.producer-portal'

/** One design token as the Design Tokens Community Group writes it (Format Module 2025.10). */
export interface DesignToken {
  /** A value of the type, or an alias: `{neutral.1000}`. */
  readonly $value: unknown
  /** Type of the value, such as `color`; a group may state it for all its tokens. */
  readonly $type?: string
  /** The purpose of the token. */
  readonly $description?: string
  /** Facts of our own: the values of other modes and densities, and the rules for the brand. */
  readonly $extensions?: { readonly [vendor]?: TokenRules }
}

/** Tokens and groups by name; `$type` and `$description` hold the type and description of the group itself. */
export interface DesignTokenGroup {
  readonly [name: string]: DesignToken | DesignTokenGroup | string
}

/** A document of design tokens: groups by name. */
export type DesignTokens = Readonly<Record<string, DesignTokenGroup>>

/** The source's facts about a token besides its value. */
export interface TokenRules {
  /** The value in other modes than light. */
  readonly modes?: Readonly<Partial<Record<Mode, unknown>>>
  /** The value in other densities than comfortable. */
  readonly densities?: Readonly<Partial<Record<Density, unknown>>>
  /** The part of the brand's chroma a step of a ramp takes, 0 to 1. */
  readonly chromaShare?: number
  /** True if the value comes from the brand; for a corner radius, how it follows that of the brand. */
  readonly fromBrand?: boolean | { readonly add: number; readonly atLeast?: number; readonly atMost?: number }
}

/** The rules of a token; none for most. */
export function getRules({ $extensions }: DesignToken): TokenRules {
  return $extensions?.[vendor] ?? {}
}

/** Tells a token from a group of tokens. */
export function isToken(entry: DesignToken | DesignTokenGroup): entry is DesignToken {
  return '$value' in entry
}
