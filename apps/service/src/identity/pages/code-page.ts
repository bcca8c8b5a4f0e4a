import type { OtpMethod } from '@producer-portal/domain/session'
import { credentialLengths } from '@producer-portal/domain/session'
import { html } from 'hono/html'
import { interactionPath } from '../paths.ts'
import type { Markup } from './page-layout.ts'
import { pageLayout } from './page-layout.ts'

export interface CodePage {
  readonly uid: string
  readonly pendingId: string
  /** How the code was sent. */
  readonly method: OtpMethod
  /** Where to, in words. */
  readonly label: string
  readonly failure?: string
  /** Whether the box for remembering the device was ticked before. */
  readonly remembers?: boolean
}

/** The code that was sent, with another one on request. */
export function codePage({ uid, pendingId, method, label, failure, remembers = false }: CodePage): Markup {
  const path = `${interactionPath}/${uid}`
  const hidden = html`<input type="hidden" name="pending" value="${pendingId}" />
    <input type="hidden" name="method" value="${method}" />`
  return pageLayout({
    title: 'Enter your code',
    lead: `We sent a one-time passcode: ${label}.`,
    failure,
    body: html`<form method="post" action="${path}/code">
        ${hidden}
        <label for="code">One-time passcode</label>
        <input
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="${credentialLengths.passcodeInputMax}"
          required
          autofocus
        />
        <label class="choice"
          ><input type="checkbox" name="remember" value="yes" ${remembers ? 'checked' : ''} /> Remember this device for
          the next 30 days</label
        >
        <button type="submit">Verify</button>
      </form>
      <form method="post" action="${path}/send" class="links">
        ${hidden}
        <button type="submit" class="link">Send another code</button>
        <a href="${path}/cancel">Cancel</a>
      </form>`,
  })
}
