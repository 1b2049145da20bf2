import type { WrittenBlock } from '@palaestra/contract'
import * as texts from '#texts/content'
import styles from './content.module.css'
import { ItemEditor } from './ItemEditor.tsx'
import { LineActs } from './LineActs.tsx'
import { LinksEditor } from './LinksEditor.tsx'
import { type ProblemsAt, ThreeTexts } from './ThreeTexts.tsx'
import { noText, replaced, swapped, without } from './writing.ts'

interface Props {
  /** Its place in the page: `blocks.2`. */
  at: string
  block: WrittenBlock
  problems: ProblemsAt
  onChange: (block: WrittenBlock) => void
}

/** What a part says, in three languages. */
export function BlockEditor({ at, block, problems, onChange }: Props) {
  switch (block.kind) {
    case 'links':
      return (
        <LinksEditor
          at={at}
          links={block.links}
          problems={problems}
          onChange={(links) => onChange({ ...block, links })}
        />
      )
    case 'list': {
      const { items, ordered = false } = block
      const set = (items: typeof block.items) => onChange({ ...block, items })
      return (
        <>
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={ordered}
              onChange={({ target }) => onChange({ ...block, ordered: target.checked })}
            />
            {texts.numbered}
          </label>
          {items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
            <div key={place} className={styles.line}>
              <ThreeTexts
                at={`${at}.items.${place}`}
                label={texts.line(place + 1)}
                text={item}
                problems={problems}
                onChange={(text) => set(replaced(items, place, text))}
              />
              <LineActs
                name={texts.line(place + 1)}
                isFirst={place === 0}
                isLast={place === items.length - 1}
                onMove={(way) => set(swapped(items, place, place + way))}
                onRemove={() => set(without(items, place))}
              />
            </div>
          ))}
          <p className={styles.acts}>
            <button type="button" onClick={() => set([...items, noText])}>
              {texts.addLine}
            </button>
          </p>
        </>
      )
    }
    case 'area':
    case 'place':
    case 'entry':
      return <ItemEditor at={at} item={block} problems={problems} onChange={onChange} />
    default:
      return (
        <ThreeTexts
          at={`${at}.text`}
          label={texts.kinds[block.kind]}
          isNamed
          text={block.text}
          rows={block.kind === 'heading' ? 1 : 3}
          problems={problems}
          onChange={(text) => onChange({ ...block, text })}
        />
      )
  }
}
