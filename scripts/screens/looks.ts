export const locales = ['zh', 'pt', 'en'] as const
export type Locale = (typeof locales)[number]

export const viewports = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } } as const
export type Width = keyof typeof viewports
const widths = Object.keys(viewports) as Width[]
const schemes = ['light', 'dark'] as const

/** How a screen can be seen: in three languages, wide and narrow, light and dark. */
export const looks = locales.flatMap((locale) =>
  widths.flatMap((width) => schemes.map((scheme) => ({ locale, width, scheme, name: `${locale}.${width}.${scheme}` }))),
)
export type Look = (typeof looks)[number]
