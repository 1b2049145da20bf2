import { feature } from '../../feature.ts'
import { auditDesk, auditExports } from './audit.desk.ts'

/** The audit trail: who of the staff looked at what and decided what. A chain of hashes; rows are only ever added. */
export const audit = feature({
  desk: auditDesk,
  addresses: auditExports,
  purge: {
    audit: 'Rows are only ever added: who has looked at whose papers has to be found years later.',
    auditChain: 'As long as the entries that it holds together.',
    auditHead: 'One row: where the chain ends.',
  },
})
