import { feature } from '../../feature.ts'
import { counterDesk } from './counter.desk.ts'

/** Applications that staff enter for who has come in; a colleague decides about them. */
export const counter = feature({ desk: counterDesk })
