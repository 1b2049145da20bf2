import { api, type Reply } from '@palaestra/contract'
import type { Question } from '../../api/answers.ts'
import { send } from '../../api/client.ts'

/** Asked of the server and not of the document: a page may stay open over midnight. */
export const setting: Question<Reply<typeof api.site.setting>> = {
  key: 'site/setting',
  ask: () => send(api.site.setting, {}),
  freshFor: 60_000,
}

export const areas: Question<Reply<typeof api.site.areas>> = {
  key: 'site/areas',
  ask: () => send(api.site.areas, {}),
  freshFor: Number.POSITIVE_INFINITY,
}

export const pickUpPlaces: Question<Reply<typeof api.site.pickUpPlaces>> = {
  key: 'site/pickUpPlaces',
  ask: () => send(api.site.pickUpPlaces, {}),
  freshFor: Number.POSITIVE_INFINITY,
}
