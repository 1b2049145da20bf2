/** Which text of an announcement is in which language. */
export const textIn = { zh: 'textZh', pt: 'textPt', en: 'textEn' } as const
