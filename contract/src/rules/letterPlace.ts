/** Where a page of the letters begins: after this one, as they were written. */
export interface LetterPlace {
  writtenAt: Date
  id: string
}

/** `2026-03-05T02:00:00.000Z.3b2f1c9e-6f0a-4f0e-9d6c-2a7f5f0b8c11`: the moment of writing, the row. */
export const keyOfLetter = ({ writtenAt, id }: LetterPlace) => `${writtenAt.toISOString()}.${id}`

/** Nothing comes back for a text that is no such key. */
export const letterOfKey = (key: string): LetterPlace | undefined => {
  const [, moment = '', id = ''] =
    /^([1-9]\d{3}-\d\d-\d\dT[\d:]{8}\.\d{3}Z)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(key) ?? []
  const writtenAt = new Date(moment)
  return Number.isNaN(writtenAt.getTime()) ? undefined : { writtenAt, id }
}
