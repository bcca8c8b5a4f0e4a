import type { Mode } from './modes.js'
import type { Palette } from './palettes/palette.js'

/** A logo drawn as one path in the accent color, or a picture served by the deployment. */
export type BrandLogo =
  | { readonly viewBox: string; readonly path: string }
  | { readonly src: string; readonly width: number; readonly height: number }

/** The one ornament of a brand, drawn in lines; it shows in places without content, very pale. */
export interface BrandMotif {
  readonly viewBox: string
  readonly path: string
  /** Width of the lines in units of the view box. Default: 1.5. */
  readonly lineWidth?: number
}

/** A labeled address of the brand, for footers and help texts. */
export interface BrandLink {
  readonly label: string
  readonly href: string
}

/** Everything another company changes to make the product its own; every shade and corner is derived from it. */
export interface Brand {
  /** Short name in lower case; the value of `data-pp-brand`. */
  readonly id: string
  /** Name of the company, as it is written. */
  readonly name: string
  /** Name of the product, shown beside the logo. */
  readonly product: string
  /** Hue of the one accent color, 0 to 360 degrees of OKLCH. */
  readonly hue: number
  /** The strength of the accent, 0 (gray) to about 0.2. */
  readonly chroma: number
  /**
   * Exact colors in place of the derived ones, by mode. `brandFromColor` fills them with one color wherever it can be read;
   * what is set by hand is not measured. Default: all are derived.
   */
  readonly colors?: Readonly<Partial<Record<Mode, Partial<Palette>>>>
  /** Corner radius of controls in px; panels follow it. */
  readonly radius: number
  /**
   * Names of the font family, in order of preference; the system's own font follows. Default: Inter. The deployment
   * loads the files of the font itself, as `@producer-portal/ui/font.css` does for Inter.
   */
  readonly font?: readonly string[]
  readonly logo: BrandLogo
  /** Default: the outlines of a logo that is drawn as a path, and none for a picture. */
  readonly motif?: BrandMotif
  /** The number of the contact center. */
  readonly phone: string
  /** The number of the team that helps with illustrations for new sales. Default: that of the contact center. */
  readonly salesPhone?: string
  readonly email: string
  /** Its pages on privacy, terms and accessibility, for the foot of every page. */
  readonly links: readonly BrandLink[]
  /** The company's social pages, beside those pages. Default: nowhere. */
  readonly social?: readonly BrandLink[]
}

/** The brand of a theme that is given none: neutral texts, and the default accent and corners. */
export const defaultBrand: Brand = {
  id: 'default',
  name: 'Example Company',
  product: 'Example',
  hue: 262,
  chroma: 0.17,
  radius: 6,
  logo: { viewBox: '0 0 24 24', path: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm0 5a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z' },
  phone: '800-555-0100',
  email: 'service@example.com',
  links: [
    { label: 'Privacy', href: 'https://example.com/privacy' },
    { label: 'Legal & Terms', href: 'https://example.com/legal' },
    { label: 'Accessibility', href: 'https://example.com/accessibility' },
  ],
  social: [
    { label: 'LinkedIn', href: 'https://social.example.com/linkedin' },
    { label: 'YouTube', href: 'https://social.example.com/youtube' },
  ],
}
