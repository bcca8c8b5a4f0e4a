import type { PathItem } from './types.ts'

const requestId = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } }
const cookies = { 'Set-Cookie': { $ref: '#/components/headers/SetCookie' } }

/**
 * Signing out: a page address that the browser opens, no call of the client.
 */
export const signOutPath: Readonly<Record<string, PathItem>> = {
  '/auth/logout': {
    post: {
      operationId: 'signOut',
      summary: 'Ends the session and removes its cookies.',
      description:
        'The token is that of the Authorization header or, without one, that of the cookie. The portal opens the address as a page (GET): that answers 303 and leads to the end-session page of the OpenID provider, where there is one, otherwise to the start of the portal. Opened from another site it ends nothing.',
      tags: ['auth'],
      security: [{ sessionCookie: [] }, { bearer: [] }, {}],
      responses: {
        200: {
          description: 'Success',
          headers: { ...requestId, ...cookies },
          content: { 'application/json': { schema: { type: 'object' }, example: {} } },
        },
        400: { $ref: '#/components/responses/BadRequest' },
        500: { $ref: '#/components/responses/Unexpected' },
        503: { $ref: '#/components/responses/Unavailable' },
      },
    },
  },
}
