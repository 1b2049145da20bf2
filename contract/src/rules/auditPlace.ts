/** Where a page of the audit trail begins: after this entry, backwards in time. */
export interface AuditPlace {
  at: Date
  id: number
}

/** `2026-03-05T02:00:00.000Z.17`: the moment, the entry. */
export const keyOfEntry = ({ at, id }: AuditPlace) => `${at.toISOString()}.${id}`

/** Nothing comes back for a text that is no such key. */
export const entryOfKey = (key: string): AuditPlace | undefined => {
  const [, moment = '', id = ''] = /^([1-9]\d{3}-\d\d-\d\dT[\d:]{8}\.\d{3}Z)\.(\d{1,15})$/.exec(key) ?? []
  const at = new Date(moment)
  return Number.isNaN(at.getTime()) ? undefined : { at, id: Number(id) }
}
