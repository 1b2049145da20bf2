/** What staff may ask a member for, in the order of the form. `other` is said in words. */
export const documentKinds = ['idCopy', 'photo', 'permittedStay', 'guardianIdCopy', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Whether a request for documents in this state lies with the member: asked for, or asked for again. */
export const liesWithMember = (state: string) => state === 'asked' || state === 'rejected'
