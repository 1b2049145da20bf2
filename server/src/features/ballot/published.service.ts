import {
  addDays,
  type api,
  type BallotEntry,
  type BallotResult,
  drawBallot,
  drawStateOf,
  type Locale,
  putOffUntil,
  Refusal,
  type Reply,
} from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { keeping } from '../../keeping.ts'
import { isSealedKnowing, sourceOf } from './draw.rules.ts'
import { type Draw, drawTable, scopeOf } from './draw.table.ts'
import { entryTable } from './entry.table.ts'
import { delaysSaid } from './lobby.rules.ts'
import { drawLobby } from './lobby.service.ts'
import { sealTable } from './seal.table.ts'

const ends = { zh: 'Zh', pt: 'Pt', en: 'En' } as const
type Shown = Reply<typeof api.ballot.list>['items'][number]
type Venue = Reply<typeof api.ballot.one>['venues'][number]

/** Seconds for which the list of turns is kept that somebody has asked for: what is reckoned of it is never different. */
const keptList = 60

/** What everybody may know of draws: the same for all, and no name in it. */
export const publishedService = (deps: Deps) => {
  const { db, clock, settings } = deps
  const keep = keeping<Reply<typeof api.ballot.one>>(clock, settings.services.keptSeconds)
  const keepRanks = keeping<readonly BallotResult[]>(clock, keptList)

  const shown = (draw: Draw, counts: { entries: number; places: number }, locale: Locale): Shown => ({
    ...{ reference: draw.reference, kind: draw.facilityKind, day: draw.day, ...counts },
    state: drawStateOf(draw, clock.now()),
    ...{ opensAt: draw.opensAt.toISOString(), closesAt: draw.closesAt.toISOString() },
    ...{ drawsAt: draw.drawsAt.toISOString(), payBy: draw.payBy?.toISOString() ?? null },
    source: sourceOf(draw)?.[locale] ?? null,
  })
  /** The slots that are drawn for: as they were when the list was closed, before that as they are. */
  const slotsOf = async (draw: Draw) => {
    if (draw.purpose !== 'peak') return []
    const ids = draw.places?.map(({ id }) => id) ?? (await drawTable(db).slotsNow(draw)).map(({ id }) => id)
    return ids.length === 0 ? [] : drawTable(db).slots(ids)
  }
  /** One of turns is drawn as soon as somebody asks for it. @throws not_found */
  const find = async (reference: string) => {
    const draw = await drawTable(db).byReference(reference)
    if (!draw) throw new Refusal('not_found')
    if (draw.purpose !== 'lobby' || draw.drawnAt !== null || clock.now() < draw.drawsAt) return draw
    await drawLobby(deps, reference)
    return (await drawTable(db).byReference(reference)) ?? draw
  }
  /** What was drawn; of turns the ranks, which nobody needs before the list is looked at. */
  const resultsOf = async ({ id, purpose, seed, reference }: Draw, entries: readonly BallotEntry[]) => {
    if (purpose === 'lobby') return keepRanks(reference, () => drawBallot(seed ?? '', entries, []))
    return entryTable(db).drawn(id)
  }
  const turnsOf = ({ turnsFrom, turnsPerSecond, delays }: Draw) =>
    turnsFrom && turnsPerSecond !== null
      ? { from: turnsFrom.toISOString(), perSecond: turnsPerSecond, delays: delaysSaid(delays) }
      : null

  const read = async (reference: string, locale: Locale): Promise<Reply<typeof api.ballot.one>> => {
    const draw = await find(reference)
    const slots = await slotsOf(draw)
    const entries = draw.entries ?? (await drawTable(db).entered([draw.id])).get(draw.id) ?? 0
    const { commitment, publicValue, entriesHash, secret, seed, drawnAt } = draw
    const seals = await sealTable(db).ofDraw(draw.id)
    const venues: Venue[] = []
    for (const slot of slots) {
      const last = venues.at(-1)
      const venue = last?.code === slot.venueCode ? last : undefined
      const { priceAdult: adult, priceMinor: minor, priceSenior: senior, minimumAge } = slot
      const one = {
        ...{ id: slot.id, court: slot[`court${ends[locale]}`] },
        ...{ from: clock.timeOf(slot.startsAt), until: clock.timeOf(slot.endsAt) },
      }
      if (venue) venue.slots.push(one)
      else
        venues.push({
          ...{ code: slot.venueCode, name: slot[`venue${ends[locale]}`], minimumAge },
          ...{ prices: { adult, minor, senior }, slots: [one] },
        })
    }
    return {
      ...shown(draw, { entries, places: draw.places?.length ?? slots.length }, locale),
      ...{ commitment, publicValue, entriesHash, secret, seed, venues },
      ...{ sealedAt: draw.sealedAt?.toISOString() ?? null, sealedKnowing: isSealedKnowing(draw) },
      seals: seals.map((seal) => ({ ...seal, replacedAt: seal.replacedAt.toISOString() })),
      ...{ valueAt: draw.valueAt?.toISOString() ?? null },
      ...{ drawnAt: drawnAt?.toISOString() ?? null, turns: turnsOf(draw) },
    }
  }

  return {
    /** The draws for days to come, the nearest first. */
    async list(locale: Locale) {
      const today = clock.today()
      const draws = await drawTable(db).list(today)
      const open = draws.filter(({ closedAt }) => closedAt === null)
      const entered = await drawTable(db).entered(open.map(({ id }) => id))
      const slots =
        open.length === 0
          ? new Map<string, number>()
          : await drawTable(db).countSlots(today, addDays(today, settings.services.ballot.opensDaysBefore))
      return {
        items: draws.map((draw) => {
          const { id, facilityKind, day, places, entries } = draw
          const many = places?.length ?? (facilityKind && slots.get(scopeOf(facilityKind, day))) ?? 0
          return shown(draw, { entries: entries ?? entered.get(id) ?? 0, places: many }, locale)
        }),
      }
    },

    /** Turns are asked for by all who wait at the same moment: for a second each process answers them alike. @throws not_found */
    one: (reference: string, locale: Locale) => keep(`${reference} ${locale}`, () => read(reference, locale)),

    /**
     * The file by which a draw is checked: from the closing on the list, after the draw everything. Undefined where there
     * is no such draw, or its list is still open.
     */
    async file(reference: string) {
      const draw = await drawTable(db).byReference(reference)
      if (!draw?.closedAt || draw.places === null) return undefined
      const { id, commitment, entriesHash, secret, publicValue, seed, drawnAt, awardedAt, places } = draw
      const entries = await entryTable(db).list(id)
      const drawn = drawnAt === null ? [] : await resultsOf(draw, entries)
      const moments = { opensAt: draw.opensAt, closesAt: draw.closesAt, drawsAt: draw.drawsAt, drawnAt }
      return {
        // What is not changed any more can be kept by whoever has fetched it. Turns may still be put off.
        isFinal: awardedAt !== null && (draw.turnsFrom === null || putOffUntil(draw.turnsFrom) < clock.now()),
        content: {
          draw: {
            ...{ reference, ...moments, commitment, source: sourceOf(draw), publicValue, valueAt: draw.valueAt },
            ...{ sealedAt: draw.sealedAt, seals: await sealTable(db).ofDraw(id) },
            ...{ secret, seed, entriesHash, turns: turnsOf(draw) },
          },
          ...{ entries, places },
          ...(drawnAt !== null && {
            results: drawn.map(({ code, rank, won }) => ({ code, rank, won })),
            struck: drawn.flatMap((one) =>
              'struck' in one && one.struck !== null ? [{ code: one.code, why: one.struck }] : [],
            ),
          }),
        },
      }
    },
  }
}
