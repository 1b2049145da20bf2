import { type api, type Locale, type Received, Refusal, type Reply } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { keeping } from '../../keeping.ts'
import { inThree } from '../site/site.table.ts'
import { courseSaid, meetingSaid, stageNow, timesSaid } from './course.rules.ts'
import { courseTable } from './course.table.ts'
import { type Term, termTable } from './term.table.ts'

/** Classes of one page. */
const pageSize = 20
/** Terms that are looked at: two years of them. */
const latestTerms = 12

/** The term that somebody means who names none: the next one, or the one that runs, or the last. */
export const termMeant = (terms: readonly Term[], today: string) => {
  const inOrder = terms.toSorted((one, other) => one.startsOn.localeCompare(other.startsOn))
  return inOrder.find(({ startsOn }) => startsOn > today) ?? inOrder.at(-1)
}

/** Terms and classes, the same for everybody. */
export const catalogueService = (deps: Deps) => {
  const { db, clock, settings } = deps
  const { keptSeconds } = settings.services
  const keepTerms = keeping<Reply<typeof api.course.terms>>(clock, keptSeconds)
  const keepList = keeping<Reply<typeof api.course.list>>(clock, keptSeconds)
  const keepOne = keeping<Reply<typeof api.course.one>>(clock, keptSeconds)

  const readTerms = async () => {
    const terms = await termTable(db).latest(latestTerms)
    const lastOver = terms.findIndex((term) => stageNow(term, clock) === 'over')
    const shown = lastOver < 0 ? terms : terms.slice(0, lastOver + 1)
    return { items: shown.map((term) => timesSaid(term, clock)), now: clock.now().toISOString() }
  }

  const readList = async (
    { term: code, activity, venue, age, free, temporaryCard, after }: Received<typeof api.course.list>['query'],
    locale: Locale,
  ): Promise<Reply<typeof api.course.list>> => {
    const term =
      code === undefined
        ? termMeant(await termTable(db).latest(latestTerms), clock.today())
        : await termTable(db).byCode(code)
    if (!term && code !== undefined) throw new Refusal('not_found')
    if (!term) return { term: null, items: [], next: null, venues: [], activities: [] }
    const rows = await courseTable(db).page(
      {
        ...{ termId: term.id, activity, venue, after, free: free === '1', temporaryCard: temporaryCard === '1' },
        age: age === undefined ? undefined : Number(age),
      },
      pageSize + 1,
    )
    const page = rows.slice(0, pageSize)
    const meetings = Map.groupBy(await courseTable(db).meetings(page.map(({ id }) => id)), ({ courseId }) => courseId)
    const choices = await courseTable(db).choices(term.id)
    const venues = new Map(choices.map((one) => [one.code, { code: one.code, name: inThree('name', one)[locale] }]))
    return {
      term: term.code,
      items: page.map((course) => courseSaid(course, { meetings: meetings.get(course.id) ?? [], clock, locale })),
      next: rows.length > pageSize ? (page.at(-1)?.code ?? null) : null,
      ...{ venues: [...venues.values()], activities: [...new Set(choices.map(({ activity }) => activity))] },
    }
  }

  const readOne = async (code: string, locale: Locale): Promise<Reply<typeof api.course.one>> => {
    const asked = await courseTable(db).asked(code)
    if (!asked) throw new Refusal('not_found')
    const { course, times } = asked
    const meetings = await courseTable(db).meetings([course.id])
    return {
      ...courseSaid(course, { meetings, clock, locale }),
      address: inThree('address', course)[locale],
      dates: meetings.map((meeting) => meetingSaid(meeting, clock)),
      ...{ times: timesSaid(times, clock), follows: course.followsCode, waiting: course.waiting ?? 0 },
      now: clock.now().toISOString(),
    }
  }

  return {
    terms: () => keepTerms('', readTerms),

    /** @throws not_found */
    list: (query: Received<typeof api.course.list>['query'], locale: Locale) =>
      keepList(`${locale} ${JSON.stringify(query)}`, () => readList(query, locale)),

    /** @throws not_found */
    one: (code: string, locale: Locale) => keepOne(`${locale} ${code}`, () => readOne(code, locale)),
  }
}
