import type { HttpBindings } from '@hono/node-server'
import type { OtpMethod, TwoFactorState } from '@producer-portal/domain/auth'
import type { Adapter } from 'oidc-provider'

/** An account as the provider's tokens name it. */
export interface ProviderAccount {
  /** The ID in the tokens. */
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly email: string | null
}

/** A call that the service refused, and why. */
export interface Refusal {
  readonly status: number
  readonly message: string
  readonly headers: Readonly<Record<string, string>>
}

/** A sign-in that is complete. */
export interface SignedIn {
  /** The ID in the tokens. */
  readonly accountId: string
  /** The token of a device that is to be remembered. */
  readonly deviceToken: string | null
  /** The Set-Cookie header by which the service knows the browser again. */
  readonly browserCookie: string
}

/** The service's rules for signing in, for one request. Each throws what `toRefusal` understands. */
export interface SignInRules {
  readonly isSecure: boolean
  /** @returns the ID of a sign-in that waits for its code, where one is needed */
  readonly checkPassword: (
    credentials: { readonly username: string; readonly password: string },
    deviceToken: string | undefined,
  ) => Promise<SignedIn | { readonly pendingId: string }>
  readonly getState: (pendingId: string) => Promise<TwoFactorState>
  readonly sendCode: (pendingId: string, method: OtpMethod) => Promise<void>
  readonly checkCode: (given: {
    readonly pendingId: string
    readonly code: string
    readonly method: OtpMethod
    /** True if the device is to be remembered. */
    readonly remembers: boolean
  }) => Promise<SignedIn>
}

/** The service that carries the provider: its accounts, its rules for signing in, its storage. */
export interface CarryingService {
  /** The account with this ID; undefined when its password has changed since. */
  readonly findAccount: (id: string) => Promise<ProviderAccount | undefined>
  /** Keeps what the provider remembers, by kind. */
  readonly storage: (kind: string) => Adapter
  readonly toSignInRules: (request: Request, bindings: HttpBindings) => SignInRules
  readonly readForm: (request: Request) => Promise<Readonly<Record<string, string>>>
  /** Null for an error that is a fault of the service. */
  readonly toRefusal: (error: unknown) => Refusal | null
  /** True if a page of another site led to this request. */
  readonly isFromOtherSite: (request: Request) => boolean
  /** The headers of every response. */
  readonly securityHeaders: Readonly<Record<string, string>>
}
