import { feature } from '../../feature.ts'
import { figuresDesk } from './figures.desk.ts'

/** What courts are used for, counted by month, facility and hour: how full they are, and what was missed. No names. */
export const figures = feature({ desk: figuresDesk })
