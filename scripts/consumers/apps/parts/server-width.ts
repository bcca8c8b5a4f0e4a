/** Width in px of the window to render for on a server: browsers of phones name themselves `Mobi`. */
export const toServerWidth = (userAgent: string | null | undefined) => (/Mobi/.test(userAgent ?? '') ? 375 : 1280)
