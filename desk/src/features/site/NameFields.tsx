import { TextField } from '@palaestra/ui'
import * as texts from '#texts/site'
import type { Holiday } from './HolidayList.tsx'

/** What a holiday is called in three languages. */
export const NameFields = ({ names }: { names?: Omit<Holiday, 'day'> }) => (
  <>
    <TextField name="nameZh" label={texts.nameZh} lang="zh-Hant" defaultValue={names?.nameZh} />
    <TextField name="namePt" label={texts.namePt} lang="pt" defaultValue={names?.namePt} />
    <TextField name="nameEn" label={texts.nameEn} lang="en" defaultValue={names?.nameEn} />
  </>
)
