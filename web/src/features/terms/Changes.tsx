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

interface Part {
  kind: 'heading' | 'paragraph' | 'list'
  lines: Line[]
}

/** Items that follow one another are one list; everything else stands alone. */
const partsOf = (lines: readonly Line[]) =>
  lines.reduce<Part[]>((parts, line) => {
    const last = parts.at(-1)
    const isItem = line.kind === 'list' || line.kind === 'links'
    if (isItem && last?.kind === 'list') last.lines.push(line)
    else parts.push({ kind: isItem ? 'list' : line.kind === 'heading' ? 'heading' : 'paragraph', lines: [line] })
    return parts
  }, [])

/** The whole text, in which is said what is new and what is no longer there: by words, not by colour alone. */
export function Changes({ lines }: { lines: readonly Line[] }) {
  const changed = lines.filter(({ change }) => change !== 'same').length
  return (
    <>
      <p>{changed > 0 ? texts.changed(changed) : texts.unmarked}</p>
      {partsOf(lines).map(({ kind, lines }, place) => {
        if (kind === 'list')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place
            <ul key={place}>
              {lines.map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor has a line
                <li key={place}>{marked(line)}</li>
              ))}
            </ul>
          )
        const Part = kind === 'heading' ? 'h3' : 'p'
        const [line] = lines
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place
        return line && <Part key={place}>{marked(line)}</Part>
      })}
    </>
  )
}
