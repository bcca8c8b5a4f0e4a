/** What the service may keep beside a remembered device, so that its owner can tell it from others. */
export interface DeviceFacts {
  readonly browserInfo: string
  readonly osInfo: string | null
  readonly host: string
  readonly location: string | null
}

const longest = 500

/** Facts that the browser tells everybody anyway; the location is no more than the time zone. */
export function deviceFacts(): DeviceFacts {
  const { userAgent } = window.navigator
  return {
    browserInfo: userAgent.slice(0, longest),
    osInfo: /\(([^);]+)/.exec(userAgent)?.[1]?.slice(0, longest) ?? null,
    host: window.location.host,
    location: Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
  }
}
