/** What staff may ask a member for. `other` is said in words. */
export const documentKinds = ['idCopy', 'photo', 'permittedStay', 'guardianIdCopy', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/**
 * How a request for documents stands. `asked`: it lies with the member; `delivered`: with the staff; `accepted` and
 * `withdrawn` are final.
 */
export const documentRequestStates = ['asked', 'delivered', 'accepted', 'withdrawn'] as const
export type DocumentRequestState = (typeof documentRequestStates)[number]
