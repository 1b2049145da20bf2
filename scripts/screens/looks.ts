export const locales = ['zh', 'pt', 'en'] as const
export type Locale = (typeof locales)[number]

export const viewports = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } } as const
export type Width = keyof typeof viewports
const widths = Object.keys(viewports) as Width[]
export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Where a screen is seen. One visit shows it in the light and in the dark. */
export const visits = locales.flatMap((locale) => widths.map((width) => ({ locale, width })))
export type Visit = (typeof visits)[number]

/** How a screen can be seen: in three languages, wide and narrow, light and dark. */
export const looks = visits.flatMap((visit) =>
  schemes.map((scheme) => ({ ...visit, scheme, name: `${visit.locale}.${visit.width}.${scheme}` })),
)
export type Look = (typeof looks)[number]
