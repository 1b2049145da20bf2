import { feature } from '../../feature.ts'
import { reasonDesk } from './reason.desk.ts'

/** Ready reasons in three languages, from which a clerk begins when something is rejected or asked for again. */
export const reason = feature({
  desk: reasonDesk,
  purge: { readyReasons: 'Texts of the authority.' },
})
