import {
  type desk,
  drawStateOf,
  type Locale,
  putOffUntil,
  type Reply,
  type ValueState,
  withoutValueFrom,
} from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { sourceOf } from './draw.rules.ts'
import { type Draw, drawTable } from './draw.table.ts'
import { opensAtOf } from './lobby.rules.ts'
import { openingsNear } from './putOff.service.ts'
import { sealFits } from './seal.service.ts'
import { valueTable } from './value.table.ts'

type Listed = Reply<typeof desk.ballot.draws>['items'][number]

const valueStateOf = ({ sourceZh, publicValue, closedAt }: Draw, typed: number): ValueState => {
  if (sourceZh === null) return 'none'
  if (publicValue !== null) return 'settled'
  if (closedAt === null) return 'early'
  return typed > 0 ? 'typed' : 'wanted'
}

/** What the desk sees of draws, and is to do about them. */
export const deskService = ({ db, clock, keys }: Uses<'clock' | 'keys'>) => ({
  async draws(locale: Locale, staffId: number): Promise<Reply<typeof desk.ballot.draws>> {
    const draws = await drawTable(db).unfinished(clock.today())
    const entered = await drawTable(db).entered(draws.map(({ id }) => id))
    const typed = Map.groupBy(await valueTable(db).typed(draws.map(({ id }) => id)), ({ drawId }) => drawId)
    const items = draws.map(async (draw): Promise<Listed> => {
      const { id, reference, facilityKind: kind, day, closesAt, drawsAt, publicValue } = draw
      const ofDraw = typed.get(id) ?? []
      const value = valueStateOf(draw, ofDraw.length)
      const isAwaited = value !== 'none' && value !== 'settled'
      return {
        ...{ reference, kind, day, state: drawStateOf(draw, clock.now()) },
        ...{ closesAt: closesAt.toISOString(), drawsAt: drawsAt.toISOString() },
        entries: draw.entries ?? entered.get(id) ?? 0,
        source: sourceOf(draw)?.[locale] ?? null,
        ...{ value, publicValue: value === 'settled' ? publicValue : null },
        typedBy: ofDraw.map(({ name }) => name),
        ownValue: ofDraw.find((one) => one.staffId === staffId)?.value ?? null,
        ...{ sealFits: draw.drawnAt !== null || (await sealFits({ keys }, draw)) },
        sealedAt: draw.sealedAt?.toISOString() ?? null,
        withoutFrom: isAwaited ? withoutValueFrom(draw).toISOString() : null,
      }
    })
    const openings = (await openingsNear({ db, clock })).map((lobby) => ({
      ...{ reference: lobby.reference, opensAt: opensAtOf(lobby).toISOString() },
      latest: putOffUntil(lobby.turnsFrom ?? lobby.drawsAt).toISOString(),
      ...{ delays: lobby.delays.length, entries: lobby.entries ?? lobby.entered ?? 0, arrivals: lobby.arrivals },
    }))
    return { items: await Promise.all(items), openings }
  },
})
