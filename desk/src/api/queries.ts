import { api, desk, type Given } from '@palaestra/contract'
import { infiniteQueryOptions, keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query'
import { send } from './client.ts'
import { session } from './session.ts'

/** `send` retries by itself. Everything is stale at once: a colleague may have decided meanwhile. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })

// The next person at this desk must find nothing of the last one.
session.onLoss(() => queryClient.clear())

export const whoAmI = queryOptions({
  queryKey: ['me'],
  queryFn: () => send(desk.login.whoAmI, { body: {} }),
  staleTime: 60_000,
})

/** One’s own second factors. */
export const ownFactors = queryOptions({
  queryKey: ['ownFactors'],
  queryFn: () => send(desk.staff.passkeys, {}),
})

type Filters = NonNullable<Given<typeof desk.queue.page>['query']>

/** A search goes in the body: it is personal data. */
export const queue = (query: Filters, search: string) =>
  queryOptions({
    queryKey: ['queue', query, search],
    queryFn: () =>
      search
        ? send(desk.queue.find, { body: { ...query, search } }, { repeatable: true })
        : send(desk.queue.page, { query }),
    // While the next page is on its way the last one stays.
    placeholderData: keepPreviousData,
    // Colleagues take cases and decide them: seen within ten seconds.
    refetchInterval: 10_000,
  })

/** How much there is to do: for the rail, where no page of the queue tells it. */
export const workload = queryOptions({
  queryKey: ['workload'],
  queryFn: () => send(desk.queue.workload, {}),
  refetchInterval: 60_000,
})

export const application = (reference: string) =>
  queryOptions({
    queryKey: ['case', reference],
    queryFn: () => send(desk.application.look, { query: { reference } }),
    // Each look is written down: only a person looks, not the browser coming back to the tab.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const change = (reference: string) =>
  queryOptions({
    queryKey: ['case', reference],
    queryFn: () => send(desk.supplement.look, { query: { reference } }),
    // Each look is written down: only a person looks, not the browser coming back to the tab.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** An appeal, with the suspension that it is against. */
export const appeal = (reference: string) =>
  queryOptions({
    queryKey: ['case', reference],
    queryFn: () => send(desk.appeal.look, { query: { reference } }),
    // Each look is written down: only a person looks, not the browser coming back to the tab.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** A request for documents, with what the member has delivered. */
export const documents = (reference: string) =>
  queryOptions({
    queryKey: ['case', reference],
    queryFn: () => send(desk.missingDocument.look, { query: { reference } }),
    // Each look is written down: only a person looks, not the browser coming back to the tab.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

type LettersQuery = NonNullable<Given<typeof desk.letter.list>['query']>

export const letters = (query: LettersQuery) =>
  queryOptions({
    queryKey: ['letters', query] as const,
    queryFn: () => send(desk.letter.list, { query }),
    // While the next page is on its way the last one stays, but never under the heading of another state or channel.
    placeholderData: (last, lastQuery) => {
      const of = lastQuery?.queryKey[1]
      return of?.state === query.state && of?.channel === query.channel ? last : undefined
    },
    refetchInterval: 15_000,
  })

export const erasures = (before: string | undefined) =>
  queryOptions({
    queryKey: ['erasures', before],
    queryFn: () => send(desk.erasure.report, { query: { ...(before && { before }) } }),
    placeholderData: keepPreviousData,
  })

export const erasureRequests = queryOptions({
  queryKey: ['erasure requests'],
  queryFn: () => send(desk.erasureRequest.list, {}),
})

export const holidays = (year: string) =>
  queryOptions({
    queryKey: ['holidays', year],
    queryFn: () => send(desk.site.holidays, { query: { year } }),
  })

/** Who has changed the holidays of a year, the newest first, page after page. */
export const holidayHistory = (year: string) =>
  infiniteQueryOptions({
    queryKey: ['holidayHistory', year],
    queryFn: ({ pageParam }) =>
      send(desk.site.holidayHistory, { query: { year, ...(pageParam !== '' && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** By what staff log in here. */
export const loginWays = queryOptions({
  queryKey: ['loginWays'],
  queryFn: () => send(desk.staffSignOn.ways, {}),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Logs in by the work account that has signed in with this browser. It is used up by that: asked once, by the screen. */
export const loginByAccount = queryOptions({
  queryKey: ['loginByAccount'],
  queryFn: () => send(desk.staffSignOn.finish, { body: {} }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** The ready reasons, as they are now: one that has just been edited is offered. */
export const reasons = queryOptions({
  queryKey: ['reasons'],
  queryFn: () => send(desk.reason.list, {}),
})

/** Every page of the portal, with its draft. */
export const pages = queryOptions({
  queryKey: ['pages'],
  queryFn: () => send(desk.content.list, {}),
})

/** A page to be written: fetched when it is opened, for what is typed must not change under the hands. */
export const pageLook = (key: string) =>
  queryOptions({
    queryKey: ['page', key],
    queryFn: () => send(desk.content.look, { query: { key } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const pageHistory = (key: string) =>
  queryOptions({
    queryKey: ['pageHistory', key],
    queryFn: () => send(desk.content.history, { query: { key } }),
  })

/** What was published once stays as it is. */
export const pageVersion = (key: string, number: number) =>
  queryOptions({
    queryKey: ['pageVersion', key, number],
    queryFn: () => send(desk.content.version, { query: { key, number: String(number) } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What is announced, will be, and was. */
export const announcements = queryOptions({
  queryKey: ['announcements'],
  queryFn: () => send(desk.announcement.list, {}),
})

/** What is closed, will be and was; asked again while bookings are being ended. */
export const closures = queryOptions({
  queryKey: ['closures'],
  queryFn: () => send(desk.venue.closures, {}),
  refetchInterval: ({ state }) => (state.data?.items.some(({ toldAt }) => toldAt === null) ? 2_000 : 30_000),
})

/** The venues, their facilities and courts. */
export const venuePlaces = queryOptions({
  queryKey: ['venues'],
  queryFn: () => send(desk.venue.places, {}),
  staleTime: 600_000,
})

/** The gifts of the catalogue, with those that members do not see. */
export const gifts = queryOptions({
  queryKey: ['gifts'],
  queryFn: () => send(desk.points.gifts, {}),
})

/** What the portal is called: for the login. */
export const setting = queryOptions({
  queryKey: ['setting'],
  queryFn: () => send(api.site.setting, {}),
  staleTime: Number.POSITIVE_INFINITY,
})

export const memberFile = (memberNumber: string) =>
  queryOptions({
    queryKey: ['member', memberNumber],
    queryFn: () => send(desk.member.look, { body: { memberNumber } }),
    // Each look is written down: only a person looks, not the browser coming back to the tab.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const colleagues = queryOptions({
  queryKey: ['colleagues'],
  queryFn: () => send(desk.staff.colleagues, {}),
})

const forTheDay = { staleTime: Number.POSITIVE_INFINITY }
export const areas = queryOptions({
  queryKey: ['areas'],
  queryFn: () => send(api.site.areas, { query: {} }),
  ...forTheDay,
})
/** With what is no longer offered: what somebody chose before has its name. */
export const allAreas = queryOptions({
  queryKey: ['areas', 'all'],
  queryFn: () => send(api.site.areas, { query: { hidden: '1' } }),
  ...forTheDay,
})
export const places = queryOptions({
  queryKey: ['places'],
  queryFn: () => send(api.site.pickUpPlaces, { query: {} }),
  ...forTheDay,
})
export const allPlaces = queryOptions({
  queryKey: ['places', 'all'],
  queryFn: () => send(api.site.pickUpPlaces, { query: { hidden: '1' } }),
  ...forTheDay,
})
