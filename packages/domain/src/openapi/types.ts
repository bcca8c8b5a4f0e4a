import type { JsonSchema } from '@valibot/to-json-schema'
import type { SignInMethod } from '../access/index.ts'
import type { FeatureFlags } from '../config/feature-flags.ts'

/** The parts of an OpenAPI 3.1 document that this package writes. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly summary: string
    readonly description: string
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, Answer>>
    readonly headers: Readonly<Record<string, Header>>
  }
}

/** The operations of one path, by lower-case method. */
export type PathItem = { readonly [Method in 'get' | 'post']?: Operation }

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, Answer | Reference>>
  /** Set on paths and shapes that this project chose where none was given. */
  readonly 'x-source'?: 'portal-defined'
  /** The name of the access rule that the signed-in user must pass. */
  readonly 'x-access'?: string
  /** Set on calls that are refused where users sign in the other way. */
  readonly 'x-flag'?: keyof FeatureFlags
  readonly 'x-sign-in-method'?: SignInMethod
  /** Set on calls that are answered although the user's password has expired. */
  readonly 'x-expired-password'?: 'allowed'
  readonly 'x-proof'?: 'required'
  /** Set on calls that the serving deployment does not answer yet. */
  readonly 'x-availability'?: 'planned'
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: SchemaPart
  readonly example?: unknown
}

export interface Header {
  readonly description: string
  readonly schema: JsonSchema
  readonly example?: string
}

export interface Answer {
  readonly description: string
  readonly headers?: Readonly<Record<string, Reference>>
  /** Missing when the answer has no body. */
  readonly content?: Content
}

type SecurityScheme = { readonly description: string } & (
  | { readonly type: 'http'; readonly scheme: 'bearer'; readonly bearerFormat?: string }
  | { readonly type: 'apiKey'; readonly in: 'cookie'; readonly name: string }
  | { readonly type: 'openIdConnect'; readonly openIdConnectUrl: string }
)

export type Content = Readonly<Record<string, { readonly schema: SchemaPart; readonly example?: unknown }>>
export interface Reference {
  readonly $ref: string
}
/** A schema, or `true` where anything is accepted. */
export type SchemaPart = JsonSchema | boolean

/** One way to call an endpoint, and what it answers. */
export interface CallExample {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Missing for a PDF. */
  readonly answer?: unknown
}
/** One example for each call, by the name of the call. */
export type CallExamples = Readonly<Record<string, CallExample>>
