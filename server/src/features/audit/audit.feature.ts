import { feature } from '../../feature.ts'

/** The audit trail: who of the staff looked at what and decided what. Rows are only ever added. */
export const audit = feature({
  purge: { audit: 'Rows are only ever added: who has looked at whose papers has to be found years later.' },
})
