import { html, raw } from 'hono/html'
import { pageStylePath } from '../paths.ts'

/** A finished page or a part of one: every value in it was escaped. */
export type Markup = ReturnType<typeof html>

export interface PageParts {
  readonly title: string
  readonly lead?: string
  /** What went wrong; a screen reader says it at once. */
  readonly failure?: string
  readonly body: Markup
}

const logo = raw(
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm0 2c1.9 0 3.8 3.7 3.8 9s-1.9 9-3.8 9-3.8-3.7-3.8-9S10.1 3 12 3ZM7.7 4.1A17 17 0 0 0 6.2 12c0 3 .6 5.9 1.5 7.9a9 9 0 0 1 0-15.8Zm8.6 0a9 9 0 0 1 0 15.8c1-2 1.5-4.8 1.5-7.9s-.6-5.9-1.5-7.9Z"/></svg>',
)

/** A page of the identity provider: plain HTML that needs no script, dressed like the portal's sign-in. */
export function pageLayout({ title, lead, failure, body }: PageParts): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${failure ? 'Error: ' : ''}${title} · Producer Portal</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${pageStylePath}" />
      </head>
      <body>
        <header>
          <div class="brand">
            ${logo}
            <p><strong>Meridian Mutual</strong><span>Meridian Producer Portal</span></p>
          </div>
          <p class="claim">Your cases, contracts and clients, in one place.</p>
          <p class="help">Questions? Call 800-555-0142 or write to service@meridian.example.com.</p>
          <div class="emblem">${logo}</div>
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
