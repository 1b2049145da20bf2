import { randomBytes, sign } from 'node:crypto'
import type { CardKey } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { publicHalf } from '../../keys.ts'
import { keysOver, nextBegins } from './cardKey.rules.ts'
import { type CardKeyRow, cardKeyTable } from './cardKey.table.ts'

/** As a gate knows it. */
const published = ({ id, publicKey }: { id: string; publicKey: string }): CardKey => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x: publicKey,
  kid: id,
})

/** The keys that sign the codes of cards, one after the other. Only their public halves are stored. */
export const cardKeyService = ({ db, clock, keys }: Uses<'clock' | 'keys'>) => {
  const table = cardKeyTable(db)
  const make = (signsOn: string) => {
    const id = randomBytes(5).toString('base64url').slice(0, 6)
    return { id, publicKey: publicHalf(keys.ofCard(id)), signsOn }
  }
  const isOurs = ({ id, publicKey }: CardKeyRow) => publicHalf(keys.ofCard(id)) === publicKey
  const signing = async () => {
    const today = clock.today()
    const found = await table.signingOn(today)
    if (found && isOurs(found)) return { id: found.id, privateKey: keys.ofCard(found.id) }
    // The first code of all, or the first one under another secret of the installation.
    const { id } = await table.begin(make(today), found?.id ?? null)
    return { id, privateKey: keys.ofCard(id) }
  }

  return {
    /** Signs what `contentOf` makes of the id of the key. */
    async signed(...contentsOf: ((key: string) => string)[]) {
      const { id, privateKey } = await signing()
      return contentsOf.map((contentOf) => {
        const content = contentOf(id)
        return `${content}.${sign(null, Buffer.from(content), privateKey).toString('base64url')}`
      })
    },
    async publicKey(id: string) {
      const found = await table.byId(id)
      return found && published(found)
    },
    /**
     * The keys of all codes that can be good: also the next one, and old ones. Whoever asks before the first code of all
     * is signed is told of its key: a gate may be cut off from then on.
     */
    async published() {
      const known = await table.all()
      const signs = known.findLast(({ signsOn }) => signsOn <= clock.today())
      if (signs && isOurs(signs)) return { keys: known.map(published) }
      const first = await table.begin(make(clock.today()), signs?.id ?? null)
      return { keys: [...known.filter(({ signsOn }) => signsOn !== first.signsOn), first].map(published) }
    },

    /** Makes the next key when it is time. Resolves to the day from which it signs. */
    async renew() {
      const begins = nextBegins(await table.all(), clock.today())
      if (begins) await table.begin(make(begins), null)
      return begins
    },
    async purge() {
      const over = keysOver(await table.all(), clock.today(), await table.firstOpenLoss())
      if (over.length > 0) await table.remove(over.map(({ id }) => id))
    },
  }
}

/** Believes none of the codes that have been signed until now, and begins anew: the secret was in other hands. */
export const withdrawCardKeys = async ({ db, clock, keys }: Uses<'clock' | 'keys', Tx>) => {
  const table = cardKeyTable(db)
  const old = await table.all()
  if (old.length > 0) await table.remove(old.map(({ id }) => id))
  await cardKeyService({ db, clock, keys }).renew()
  return old.length
}
