import type { WrittenBlock } from '@palaestra/contract'
import * as texts from '#texts/content'
import { AddressField } from './AddressField.tsx'
import styles from './content.module.css'
import { LineActs } from './LineActs.tsx'
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
      {links.map(({ label, uri }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other name than its place
        <div key={place} className={styles.line}>
          <ThreeTexts
            at={`${at}.links.${place}.label`}
            label={texts.link(place + 1)}
            text={label}
            problems={problems}
            onChange={(text) => onChange(replaced(links, place, { label: text, uri }))}
          />
          <AddressField
            at={`${at}.links.${place}.uri`}
            hint={texts.addressHint}
            uri={uri}
            problems={problems}
            onChange={(uri) => onChange(replaced(links, place, { label, uri }))}
          />
          <LineActs
            name={texts.link(place + 1)}
            isFirst={place === 0}
            isLast={place === links.length - 1}
            onMove={(way) => onChange(swapped(links, place, place + way))}
            onRemove={() => onChange(without(links, place))}
          />
        </div>
      ))}
      <p className={styles.acts}>
        <button type="button" onClick={() => onChange([...links, emptyLink()])}>
          {texts.addLink}
        </button>
      </p>
    </>
  )
}
