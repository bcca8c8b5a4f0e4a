import { credentialLengths } from '@producer-portal/domain/session'
import { html } from 'hono/html'
import { interactionPath } from '../paths.ts'
import type { Markup } from './page-layout.ts'
import { pageLayout } from './page-layout.ts'

export interface SignInPage {
  readonly uid: string
  /** As typed before, or as the portal passed it on. */
  readonly username: string
  readonly failure?: string
}

/** User name and password. */
export function signInPage({ uid, username, failure }: SignInPage): Markup {
  const path = `${interactionPath}/${uid}`
  return pageLayout({
    title: 'Sign in',
    lead: 'Use your Meridian producer account.',
    failure,
    body: html`<form method="post" action="${path}/sign-in">
        <label for="username">User name</label>
        <input
          id="username"
          name="username"
          value="${username}"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          maxlength="${credentialLengths.usernameMax}"
          required
          ${username ? '' : 'autofocus'}
        />
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          maxlength="${credentialLengths.passwordInputMax}"
          required
          ${username ? 'autofocus' : ''}
        />
        <button type="submit">Sign In</button>
      </form>
      <p class="links one-a-line">
        <a href="/sign-in-help">Need help signing in?</a>
        <a href="/signInHelp/verifyAccount">Forgot ID or have questions?</a>
        <a href="${path}/cancel">Cancel</a>
      </p>`,
  })
}
