/**
 * Texts and numbers are written where they are used. Most are used once; otherwise each would be handed from one file
 * to another by a name, which costs more than the text, and files that need one text would fetch all of its word.
 */
export const constantsInPlace = { inlineConst: { mode: 'all', pass: 1 } } as const
