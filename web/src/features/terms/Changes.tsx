import type { api, Reply } from '@palaestra/contract'
import type { ReactNode } from 'react'
import * as texts from '#texts/terms'

type Line = NonNullable<Reply<typeof api.terms.owed>['terms']>['lines'][number]

const marked = ({ change, text }: Line): ReactNode => {
  if (change === 'same') return text
  const Mark = change === 'added' ? 'ins' : 'del'
  return (
    <>
      <strong>{texts.marks[change]}</strong> <Mark>{text}</Mark>
    </>
  )
}

/** The whole text, in which is said what is new and what is no longer there: by words, not by colour alone. */
export function Changes({ lines }: { lines: readonly Line[] }) {
  const changed = lines.filter(({ change }) => change !== 'same').length
  return (
    <>
      <p>{changed > 0 ? texts.changed(changed) : texts.unmarked}</p>
      {lines.map((line, place) => {
        const Part = line.kind === 'heading' ? 'h3' : 'p'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
          <Part key={place}>{marked(line)}</Part>
        )
      })}
    </>
  )
}
