// Apart from what is asked of guardians: the account, which every member opens first, knows these words alone.

/**
 * The state of a minor’s online payment. `not_requested`: the application said no. `pending`: the guardian has been
 * asked. `declined` and `withdrawn`: the guardian’s no, before and after a yes.
 */
export const consentStates = ['not_requested', 'pending', 'authorised', 'declined', 'withdrawn'] as const
export type ConsentState = (typeof consentStates)[number]
