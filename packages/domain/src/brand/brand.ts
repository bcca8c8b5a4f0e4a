import * as v from 'valibot'

/** A logo drawn as one path in the accent color, or a picture that the deployment serves. */
type BrandLogo =
  | { readonly viewBox: string; readonly path: string }
  | { readonly src: string; readonly width: number; readonly height: number }

/** The one ornament of a brand, drawn in lines; it shows in places without content, very pale. */
interface BrandMotif {
  readonly viewBox: string
  readonly path: string
  /** Width of the lines in units of the view box. Default: 1.5. */
  readonly lineWidth?: number
}

/** A labeled address of the brand, for footers and help texts. */
interface BrandLink {
  readonly label: string
  readonly href: string
}

/**
 * All that another company changes to make the portal its own. The service chooses one (`BRAND`) and hands it to the
 * portal in the page; theme, page titles, sign-in pages, static pages, mails and exports all read this object. The
 * theme of `@producer-portal/ui` takes an object of this shape.
 */
export interface Brand {
  /** Short name in lower case, also used in style sheets. */
  readonly id: string
  /** Name of the company, as people write it. */
  readonly name: string
  /** Name of the product, shown beside the logo. */
  readonly product: string
  /** Hue of the one accent color, 0 to 360 degrees of OKLCH. */
  readonly hue: number
  /** The strength of the accent, 0 (gray) to about 0.2. */
  readonly chroma: number
  /** Corner radius of controls in px; panels follow it. */
  readonly radius: number
  /** Names of the font family, the first choice first; the system's own font follows. Default: Inter. */
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
  /** The social pages of the company, beside those pages. Default: nowhere. */
  readonly social?: readonly BrandLink[]
}

const filled = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most))
const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most))
const webAddress = v.pipe(v.string(), v.regex(/^(https?:\/\/|\/)/i, 'must be a web address'))
const viewBox = v.pipe(v.string(), v.regex(/^[-\d\s.]+$/, 'must be four numbers'))
const pathData = v.pipe(v.string(), v.regex(/^[-\d\s.,a-z]+$/i, 'must be the data of an SVG path'))
const linkSchema = v.strictObject({ label: filled(60), href: webAddress })

/** Checks a brand that comes from outside the code: from a file, or from the page. */
export const brandSchema: v.GenericSchema<unknown, Brand> = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]*$/, 'must be lower-case letters, digits and hyphens')),
  name: filled(60),
  product: filled(60),
  hue: between(0, 360),
  chroma: between(0, 0.3),
  radius: between(0, 24),
  font: v.exactOptional(v.array(filled(60))),
  logo: v.union([
    v.strictObject({ viewBox, path: pathData }),
    v.strictObject({
      src: v.pipe(v.string(), v.regex(/^(\/|data:image\/)/i, 'must be a path of the portal or a data address')),
      width: between(1, 4096),
      height: between(1, 4096),
    }),
  ]),
  motif: v.exactOptional(v.strictObject({ viewBox, path: pathData, lineWidth: v.exactOptional(between(0.1, 100)) })),
  phone: filled(40),
  salesPhone: v.exactOptional(filled(40)),
  email: v.pipe(v.string(), v.email()),
  links: v.array(linkSchema),
  social: v.exactOptional(v.array(linkSchema)),
})

/** The name of the portal: in page titles, on the sign-in pages, and in mails. */
export function getPortalName({ product }: Pick<Brand, 'product'>): string {
  return `${product} Producer Portal`
}
