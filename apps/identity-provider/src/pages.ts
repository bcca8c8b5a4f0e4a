import type { OtpMethod, TwoFactorState } from '@producer-portal/domain/auth'
import { credentialLengths, signInTexts as texts } from '@producer-portal/domain/auth'
import type { Brand } from '@producer-portal/domain/brand'
import { getPortalName } from '@producer-portal/domain/brand'
import { html } from 'hono/html'
import { interactionPath, pageStylePath } from './paths.ts'

/** A finished page or a part of one: every value in it was escaped. */
export type Markup = ReturnType<typeof html>

interface PageParts {
  readonly brand: Brand
  readonly title: string
  readonly lead?: string
  /** The error; a screen reader says it at once. */
  readonly failure?: string
  readonly body: Markup
}

/** A page of the identity provider: plain HTML that needs no script, dressed like the portal's sign-in. */
function pageLayout({ brand, title, lead, failure, body }: PageParts): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${failure ? 'Error: ' : ''}${title} · ${getPortalName(brand)}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${pageStylePath}" />
      </head>
      <body>
        <header>
          <div class="brand">
            ${logo(brand)}
            <p><strong>${brand.name}</strong><span>${getPortalName(brand)}</span></p>
          </div>
          <div class="claim">
            <p>${texts.frameLead}</p>
            <p>${texts.frameSupport}</p>
          </div>
          <p class="help">${fill(texts.frameHelp, brand)}</p>
          <div class="emblem">${motif(brand)}</div>
        </header>
        <main>
          <div class="card">
            <h1>${title}</h1>
            ${lead ? html`<p class="lead">${lead}</p>` : ''}
            ${failure ? html`<p class="failure" role="alert">${failure}</p>` : ''} ${body}
          </div>
        </main>
        <footer>For producer or registered representative use only. Not for use with clients.</footer>
      </body>
    </html>`
}

/** A text with the values of the brand. */
function fill(text: string, { product, phone, email }: Brand): string {
  return text.replace('{product}', product).replace('{phone}', phone).replace('{email}', email)
}

function logo({ logo: picture }: Brand): Markup {
  if ('src' in picture) return html`<img src="${picture.src}" alt="" />`
  return html`<svg viewBox="${picture.viewBox}" aria-hidden="true">
    <path fill="currentColor" d="${picture.path}" />
  </svg>`
}

/** The ornament of the brand, in lines; none for a brand without one. */
function motif({ motif: ornament }: Brand): Markup | '' {
  if (!ornament) return ''
  return html`<svg viewBox="${ornament.viewBox}" aria-hidden="true">
    <path fill="none" stroke="currentColor" stroke-width="${ornament.lineWidth ?? 1.5}" d="${ornament.path}" />
  </svg>`
}

export interface SignInPage {
  readonly brand: Brand
  readonly uid: string
  /** As typed before, or as the portal passed it on. */
  readonly username: string
  readonly failure?: string
  /** True if it failed too often: another password doesn't have to wait. */
  readonly isLimited?: boolean
}

/** User ID and password. */
export function signInPage({ brand, uid, username, failure, isLimited = false }: SignInPage): Markup {
  const path = `${interactionPath}/${uid}`
  return pageLayout({
    brand,
    title: texts.title,
    lead: fill(texts.lead, brand),
    failure,
    body: html`<form method="post" action="${path}/sign-in">
        <label for="username">User ID</label>
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
        <label for="password">${texts.password}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          maxlength="${credentialLengths.passwordInputMax}"
          required
          ${username ? 'autofocus' : ''}
        />
        <button type="submit">${texts.title}</button>
      </form>
      <p class="links one-a-line">
        ${isLimited ? html`<a href="/sign-in-help">${texts.resetPassword}</a>` : ''}
        <a href="/sign-in-help">${texts.help}</a>
        <a href="/signInHelp/verifyAccount">${texts.questions}</a>
        <a href="${path}/cancel">Cancel</a>
      </p>`,
  })
}

/** The ways a user can get a code, from the contacts on file. */
export function getCodeChoices({ email, mobilePhone, homePhone }: TwoFactorState): readonly MethodChoice[] {
  const all: readonly (readonly [OtpMethod, string | null, string, string])[] = [
    ['email', email, 'Email to', 'by email to'],
    ['sms-mobile', mobilePhone, 'Text message to mobile phone', 'by text message to mobile phone'],
    ['voice-mobile', mobilePhone, 'Phone call to mobile phone', 'by phone call to mobile phone'],
    ['voice-home', homePhone, 'Phone call to home phone', 'by phone call to home phone'],
  ]
  return all.flatMap(([method, contact, way, by]) =>
    contact ? [{ method, label: `${way} ${contact}`, sent: `${by} ${contact}` }] : [],
  )
}

/** A way to get a code. */
export interface MethodChoice {
  readonly method: OtpMethod
  readonly label: string
  /** The same way as part of a sentence, such as `by email to m***@example.com`. */
  readonly sent: string
}

export interface MethodPage {
  readonly brand: Brand
  readonly uid: string
  readonly pendingId: string
  /** Empty where no contact is on file. */
  readonly choices: readonly MethodChoice[]
  readonly failure?: string
}

/** The contact a code should go to; without any contact, who can help. */
export function methodPage({ brand, uid, pendingId, choices, failure }: MethodPage): Markup {
  const path = `${interactionPath}/${uid}`
  const cancel = html`<p class="links"><a href="${path}/cancel">Cancel</a></p>`
  if (choices.length === 0) {
    return pageLayout({
      brand,
      title: "We can't send you a code",
      lead: fill(texts.noContact, brand),
      failure,
      body: cancel,
    })
  }
  return pageLayout({
    brand,
    title: "Verify it's you",
    lead: texts.methodLead,
    failure,
    body: html`<form method="post" action="${path}/send">
        <input type="hidden" name="pending" value="${pendingId}" />
        <fieldset>
          <legend>${texts.methodChoices}</legend>
          ${choices.map(
            ({ method, label }, index) =>
              html`<label class="choice"
                ><input type="radio" name="method" value="${method}" required ${index === 0 ? 'checked' : ''} />
                ${label}</label
              >`,
          )}
        </fieldset>
        <button type="submit">${texts.sendCode}</button>
      </form>
      ${cancel}`,
  })
}

export interface CodePage {
  readonly brand: Brand
  readonly uid: string
  readonly pendingId: string
  /** The way the code was sent. */
  readonly method: OtpMethod
  /** The way to the contact it was sent to, such as `by email to m***@example.com`. */
  readonly sent: string
  readonly failure?: string
  /** True if the box for remembering the device was ticked before. */
  readonly remembers?: boolean
}

/** The code that was sent, with another one on request. */
export function codePage({ brand, uid, pendingId, method, sent, failure, remembers = false }: CodePage): Markup {
  const path = `${interactionPath}/${uid}`
  const hidden = html`<input type="hidden" name="pending" value="${pendingId}" />
    <input type="hidden" name="method" value="${method}" />`
  return pageLayout({
    brand,
    title: 'Enter your code',
    lead: `We sent a one-time passcode ${sent}.`,
    failure,
    body: html`<form method="post" action="${path}/code">
        ${hidden}
        <label for="code">${texts.code}</label>
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
          ><input type="checkbox" name="remember" value="yes" ${remembers ? 'checked' : ''} />
          ${texts.rememberDevice}</label
        >
        <button type="submit">${texts.verify}</button>
      </form>
      <form method="post" action="${path}/send" class="links">
        ${hidden}
        <button type="submit" class="link">${texts.resend}</button>
        <a href="${path}/cancel">Cancel</a>
      </form>`,
  })
}

/** Shown when a sign-in can't continue: it expired, was already completed, or the request was invalid. */
export function errorPage(brand: Brand, error: string): string {
  return String(
    pageLayout({
      brand,
      title: 'This sign-in has ended',
      failure: 'It has expired or was already used. Sign in again.',
      body: html`<p class="links"><a href="/login">${texts.backToSignIn}</a></p>
        <p class="detail">${error}</p>`,
    }),
  )
}
