import type { Adapter, AdapterPayload, JWK } from 'oidc-provider'
import type { Db } from '../../database/database.ts'

export interface SandboxTables {
  sandboxSignOn: {
    /** The kind and the name of the entry, such as `Session:…`. */
    id: string
    /** JSON as text: the database layer would rename the keys of a JSON column. */
    payload: string
    grantId: string | null
    uid: string | null
    endsAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends SandboxTables {}
}

/** Seconds for entries that the library leaves without an end. */
const longestSeconds = 600

const secondsNow = () => Math.floor(Date.now() / 1000)

/** Keeps the sandbox issuer’s sessions and grants: they outlive a restart, and all processes share them. */
export const sandboxStore =
  (db: Db) =>
  (kind: string): Adapter => {
    const idOf = (id: string) => `${kind}:${id}`
    const found = async (column: 'id' | 'uid', value: string) => {
      const row = await db
        .selectFrom('sandboxSignOn')
        .select('payload')
        .where(column, '=', value)
        .where('endsAt', '>', new Date())
        .executeTakeFirst()
      // `upsert` wrote this text from a payload of the library.
      return row && (JSON.parse(row.payload) as AdapterPayload)
    }
    const unused = async () => undefined

    return {
      async upsert(id, payload, expiresIn = longestSeconds) {
        const endsAt = new Date(Date.now() + expiresIn * 1000)
        const { grantId = null, uid } = payload
        const row = { payload: JSON.stringify(payload), grantId, uid: uid ? idOf(uid) : null, endsAt }
        await db.deleteFrom('sandboxSignOn').where('endsAt', '<', new Date()).execute()
        await db
          .insertInto('sandboxSignOn')
          .values({ id: idOf(id), ...row })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute()
      },
      find: (id) => found('id', idOf(id)),
      findByUid: (uid) => found('uid', idOf(uid)),
      // Only for devices without a keyboard, which the sandbox does not serve.
      findByUserCode: unused,
      async consume(id) {
        const payload = await found('id', idOf(id))
        if (!payload) return
        await db
          .updateTable('sandboxSignOn')
          .set({ payload: JSON.stringify({ ...payload, consumed: secondsNow() }) })
          .where('id', '=', idOf(id))
          .execute()
      },
      async destroy(id) {
        await db.deleteFrom('sandboxSignOn').where('id', '=', idOf(id)).execute()
      },
      async revokeByGrantId(grantId) {
        await db.deleteFrom('sandboxSignOn').where('grantId', '=', grantId).execute()
      },
    }
  }

/** The key with which the sandbox signs. When several processes start at once, the first one’s key stays. */
export const keptKey = async (db: Db, make: () => Promise<JWK>): Promise<JWK> => {
  const kept = async () =>
    (await db.selectFrom('sandboxSignOn').select('payload').where('id', '=', 'key').executeTakeFirst())?.payload
  const known = await kept()
  if (known) return JSON.parse(known)
  await db
    .insertInto('sandboxSignOn')
    .values({ id: 'key', payload: JSON.stringify(await make()), grantId: null, uid: null, endsAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return JSON.parse((await kept()) ?? '')
}
