import { feature } from '../../feature.ts'
import { queueDesk } from './queue.desk.ts'

/** The queue of the desk: everything that waits for a decision, and who works on it. */
export const queue = feature({ desk: queueDesk })
