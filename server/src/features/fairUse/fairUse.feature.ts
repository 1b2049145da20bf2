import { feature } from '../../feature.ts'
import { fairUseDesk } from './fairUse.desk.ts'

/** Use that may be unfair, with names: courts to which nobody came, collectors of many, hours that pass from hand to hand. */
export const fairUse = feature({ desk: fairUseDesk })
