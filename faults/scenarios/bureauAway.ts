import { refusals } from '../../contract/src/refusals/names.ts'
import type { Portal } from '../installation/portal.ts'
import { type ReadyApplicant, readyApplicant } from '../ledger/applicant.ts'
import type { Client } from '../ledger/client.ts'
import { aReviewer } from '../ledger/reviewer.ts'
import { type Scenario, underLoad } from '../scenario.ts'
import { holdsWithin, pause } from '../waiting.ts'

const applicants = 3
/** Seconds of an outage after which the job that asks again has its turn soon. */
const asksBySelf = 300
/** Seconds for which a process does not ask a bureau that has failed it, at most, and some more. */
const breakerAtMost = 150

const questions = async ({ ask }: Portal) => {
  const [row] = await ask<{ open: number }>('select count(*)::int as open from bureau_questions')
  return row?.open
}
/** How many applications there are of these people, and of how many the photo was compared. */
const takenIn = async ({ ask }: Portal, people: readonly ReadyApplicant[]) => {
  const [row] = await ask<{ applications: number; same: number }>(
    `select count(*)::int as applications, count(*) filter (where photo_face = 'same')::int as same
     from applications where id_number = any($1)`,
    [people.map(({ idNumber }) => idNumber)],
  )
  return row
}

/** A reviewer at the desk, and people who have everything but their application sent. */
const getReady = async (portal: Portal, client: () => Client) => {
  const reviewer = await aReviewer(portal, client())
  const places = Array.from({ length: applicants + 1 }, (_, place) => place)
  return { reviewer, ready: await Promise.all(places.map((place) => readyApplicant(portal, client(), place))) }
}

/** Nobody is turned away and nobody approved unseen; afterwards everything is asked again, once for each. */
const cutTheLine = async (
  portal: Portal,
  { reviewer, ready }: Awaited<ReturnType<typeof getReady>>,
  seconds: number,
) => {
  const [first, ...others] = ready
  const before = await first?.send()
  await portal.bureau.cut()
  const sent = await Promise.all(others.map(({ send }) => send()))
  const references = sent.map(({ reference }) => reference)
  const [some = ''] = references
  const { bureau } = await reviewer.look(some)
  const refused = await reviewer.approve(some)
  const asked = await questions(portal)
  await pause(seconds * 1000)
  await portal.bureau.mend()

  // A short outage is over long before the job has its turn: there the looks of the reviewer ask.
  const isLong = seconds >= asksBySelf
  const bySelf = isLong && (await holdsWithin(1200, async () => (await questions(portal)) === 0))
  const isKnown = async (reference: string) => (await reviewer.look(reference)).bureau.answers
  const areKnown: boolean[] = []
  for (const reference of references) areKnown.push(await holdsWithin(breakerAtMost, async () => isKnown(reference)))
  const open = await questions(portal)
  // Another process may still be waiting before it asks the bureau again, and refuses meanwhile.
  const isApproved = async (reference: string) => (await reviewer.approve(reference)).kind === 'reply'
  const areApproved: boolean[] = []
  for (const reference of references)
    areApproved.push(await holdsWithin(breakerAtMost, async () => isApproved(reference)))
  const counted = await takenIn(portal, others)
  return {
    'who applied while the bureau answered was told so': before?.bureauAnswered === true,
    'who applied while it was away was taken in, and told that it is asked again': sent.every(
      ({ bureauAnswered }) => !bureauAnswered,
    ),
    'each of them is one question': asked === others.length,
    'a reviewer read that it is away, and approved nobody':
      !bureau.answers && refused.kind === 'refusal' && refused.code === refusals.bureau_unavailable,
    ...(isLong && { 'everything was asked again by itself': bySelf }),
    'when it was back each was known, and no question was left': areKnown.every(Boolean) && open === 0,
    'each photo was compared after all': counted?.same === others.length,
    'each is one application, and was approved': areApproved.every(Boolean) && counted?.applications === others.length,
  }
}

/** The portal asks it while somebody applies, at each look of a reviewer, and again by itself. */
export const bureauAway: Scenario = {
  name: 'bureau-away',
  title: 'The line to the identity bureau is cut while people apply and reviewers work',
  limits: { lost: 0, doubled: 0, broken: 0, foreign: 0, ended: 0 },
  run: async ({ usual, outage }) => {
    const { portal, ledger } = await usual()
    const people = await getReady(portal, ledger.client)
    let facts: Record<string, boolean> = {}
    const outcome = await underLoad({ portal, ledger }, async () => {
      facts = await cutTheLine(portal, people, outage(2))
      return undefined
    })
    return { ...outcome, facts }
  },
}
