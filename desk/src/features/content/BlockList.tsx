import type { WrittenBlock } from '@palaestra/contract'
import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/content'
import { BlockEditor } from './BlockEditor.tsx'
import styles from './content.module.css'
import { LineActs } from './LineActs.tsx'
import { moved } from './moving.ts'
import { problemSaid } from './problemSaid.ts'
import type { ProblemsAt } from './ThreeTexts.tsx'
import { emptyBlock, partName, replaced, without } from './writing.ts'

interface Props {
  /** What may be added. */
  kinds: readonly WrittenBlock['kind'][]
  /** The codes of items that stay in their list. */
  kept: readonly string[]
  blocks: WrittenBlock[]
  problems: ProblemsAt
  onChange: (blocks: WrittenBlock[]) => void
}

/** The parts of a page from top to bottom. What is moved or new has the focus. */
export function BlockList({ kinds, kept, blocks, problems, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [focused, setFocused] = useState<{ place: number }>()
  useEffect(() => {
    if (focused) (list.current?.children[focused.place] as HTMLElement | undefined)?.focus()
  }, [focused])
  const set = (changed: WrittenBlock[], place: number) => {
    onChange(changed)
    setFocused({ place: Math.max(0, Math.min(place, changed.length - 1)) })
  }
  const move = (place: number, way: -1 | 1) => {
    const there = moved(blocks, place, way)
    if (there) set(there.blocks, there.place)
  }

  return (
    <>
      <ol ref={list} className={styles.blocks}>
        {blocks.map((block, place) => {
          const at = `blocks.${place}`
          const isKept = 'code' in block && kept.includes(block.code)
          const name = partName(blocks, place)
          const problem = problems.get(at)
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place
              key={place}
              id={at}
              className={styles.block}
              tabIndex={-1}
              data-level={block.kind === 'entry' ? block.level : undefined}
              aria-label={`${name}: ${texts.kinds[block.kind]}`}
            >
              <div className={styles.head}>
                <p>
                  {name} · <strong>{texts.kinds[block.kind]}</strong>
                </p>
                <LineActs
                  name={name}
                  isFirst={!moved(blocks, place, -1)}
                  isLast={!moved(blocks, place, 1)}
                  onMove={(way) => move(place, way)}
                  onRemove={isKept ? undefined : () => set(without(blocks, place), place)}
                />
              </div>
              {problem && <p className={styles.problem}>{problemSaid(problem)}</p>}
              <BlockEditor
                at={at}
                block={block}
                problems={problems}
                onChange={(changed) => onChange(replaced(blocks, place, changed))}
              />
            </li>
          )
        })}
      </ol>
      <fieldset className={styles.adding} id="blocks" tabIndex={-1}>
        <legend>{texts.addPart}</legend>
        {kinds.map((kind) => (
          <button key={kind} type="button" onClick={() => set([...blocks, emptyBlock(kind)], blocks.length)}>
            {texts.kinds[kind]}
          </button>
        ))}
      </fieldset>
    </>
  )
}
