import { feature } from '../../feature.ts'

export const audit = feature({
  purge: { audit: 'Rows are only ever added: who has looked at whose papers has to be found years later.' },
})
