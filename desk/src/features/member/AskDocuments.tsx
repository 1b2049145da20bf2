import { type DocumentKind, documentKinds, type Locale } from '@palaestra/contract'
import { DayField, TextArea, TextField, TicksField, type Written } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/missingDocument'
import { ReadyWords } from '../../frame/ReadyWords.tsx'
import { readyWhys as en } from '../../texts/en/missingDocument.ts'
import { readyWhys as pt } from '../../texts/pt/missingDocument.ts'
import { readyWhys as zh } from '../../texts/zh/missingDocument.ts'

/** In the language of the member, whatever language the desk is in. */
const ready: Record<Locale, readonly string[]> = { zh, pt, en }

/** The body of the call. */
export const askedIn = ({ day, why, words, ...written }: Written) => ({
  day,
  why,
  ...(words && { words }),
  kinds: documentKinds.filter((kind) => written[`kinds.${kind}`] === true),
})

/** Which documents, why and until when. The member reads what is written here. */
export function AskDocuments({ language, offered }: { language: Locale; offered: readonly DocumentKind[] }) {
  const [other, setOther] = useState(false)
  return (
    <>
      <TicksField
        name="kinds"
        label={texts.which}
        choices={offered.map((value) => ({ value, label: texts.kinds[value] }))}
        onTick={(kind, ticked) => kind === 'other' && setOther(ticked)}
      />
      {other && <TextField name="words" label={texts.words} hint={texts.wordsHint} maxLength={1000} />}
      <TextArea name="why" label={texts.why} hint={texts.memberReads[language]} rows={3} maxLength={1000} />
      <ReadyWords words={ready[language]} language={language} into="why" />
      <DayField name="day" label={texts.day} hint={texts.dayHint} />
    </>
  )
}
