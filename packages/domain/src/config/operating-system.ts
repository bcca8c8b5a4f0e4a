/** Words of user agents by system; the first that fits counts, as Android and ChromeOS also name Linux or X11. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The operating system that a user agent names, as its users call it; null if it names none. */
export function readOperatingSystem(userAgent: string): string | null {
  return systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
}
