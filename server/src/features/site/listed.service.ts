import { type Locale, Refusal } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { siteTable } from './site.table.ts'

interface Chosen {
  area: string
  pickUpPlace: string
  language: Locale
}

const has = (list: readonly { code: string }[], code: string) => list.some((item) => item.code === code)

/** Refuses what is not, or no longer, in the lists that the portal offers. @throws invalid_input */
export const refuseUnlisted = async ({ db }: Uses<never>, { area, pickUpPlace, language }: Chosen) => {
  if (!has(await siteTable(db).areas(language), area)) throw Refusal.at('area', 'invalid_input')
  if (!has(await siteTable(db).pickUpPlaces(language), pickUpPlace)) throw Refusal.at('pickUpPlace', 'invalid_input')
}
