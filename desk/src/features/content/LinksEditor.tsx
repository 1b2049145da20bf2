import type { WrittenBlock } from '@palaestra/contract'
import * as texts from '#texts/content'
import styles from './content.module.css'
import { LineActs } from './LineActs.tsx'
import { problemSaid } from './problemSaid.ts'
import { type ProblemsAt, ThreeTexts } from './ThreeTexts.tsx'
import { emptyLink, replaced, swapped, without } from './writing.ts'

type Links = Extract<WrittenBlock, { kind: 'links' }>['links']

interface Props {
  at: string
  links: Links
  problems: ProblemsAt
  onChange: (links: Links) => void
}

/** Links, each with what is written on it and where it leads. */
export function LinksEditor({ at, links, problems, onChange }: Props) {
  return (
    <>
      {links.map(({ label, uri }, place) => {
        const id = `${at}.links.${place}.uri`
        const problem = problems.get(id)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other name than its place
          <div key={place} className={styles.line}>
            <ThreeTexts
              at={`${at}.links.${place}.label`}
              label={texts.link(place + 1)}
              text={label}
              problems={problems}
              onChange={(text) => onChange(replaced(links, place, { label: text, uri }))}
            />
            <div className={styles.field}>
              <label htmlFor={id}>{texts.address}</label>
              <p id={`${id}-hint`} className={styles.hint}>
                {texts.addressHint}
              </p>
              <input
                id={id}
                type="text"
                autoComplete="off"
                spellCheck={false}
                value={uri}
                aria-invalid={problem ? true : undefined}
                aria-describedby={`${id}-hint${problem ? ` ${id}-no` : ''}`}
                onChange={({ target }) => onChange(replaced(links, place, { label, uri: target.value }))}
              />
              {problem && (
                <p id={`${id}-no`} className={styles.problem}>
                  {problemSaid(problem)}
                </p>
              )}
            </div>
            <LineActs
              name={texts.link(place + 1)}
              isFirst={place === 0}
              isLast={place === links.length - 1}
              onMove={(way) => onChange(swapped(links, place, place + way))}
              onRemove={() => onChange(without(links, place))}
            />
          </div>
        )
      })}
      <p className={styles.acts}>
        <button type="button" onClick={() => onChange([...links, emptyLink()])}>
          {texts.addLink}
        </button>
      </p>
    </>
  )
}
