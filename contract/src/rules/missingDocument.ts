/** What staff may ask a member for, in the order of the form. `other` is said in words. */
export const documentKinds = ['idCopy', 'photo', 'permittedStay', 'guardianIdCopy', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]
