import type { Block } from '@palaestra/contract'
import { Notice } from '@palaestra/ui'
import type { ReactNode } from 'react'
import { settings } from '../settings.ts'
import styles from './Content.module.css'
import { hotlineAddress } from './hotline.ts'
import { PathLink } from './PathLink.tsx'
import { useInBrowser } from './useStored.ts'

const addresses: Record<string, string> = {
  [settings.hotline]: hotlineAddress(),
  [settings.supportEmail]: `mailto:${settings.supportEmail}`,
}

/** A text of the authority; in it the portal’s own hotline and e-mail lead somewhere. A prerendered page knows neither. */
function Words({ children: text, plain }: { children: string; plain: boolean }) {
  const isPlain = !useInBrowser() || plain
  if (isPlain) return text
  let rest = text
  const parts: ReactNode[] = []
  while (rest) {
    const [first] = Object.keys(addresses)
      .map((word) => ({ word, at: rest.indexOf(word) }))
      .filter(({ word, at }) => word && at >= 0)
      .sort((one, other) => one.at - other.at)
    if (!first) break
    const { word, at } = first
    parts.push(
      rest.slice(0, at),
      <a key={parts.length} href={addresses[word]}>
        {word}
      </a>,
    )
    rest = rest.slice(at + word.length)
  }
  return [...parts, rest]
}

function Part({ block, plain }: { block: Block; plain: boolean }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>
    case 'paragraph':
      return (
        <p>
          <Words plain={plain}>{block.text}</Words>
        </p>
      )
    case 'notice':
      return (
        <Notice>
          <p>
            <Words plain={plain}>{block.text}</Words>
          </p>
        </Notice>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={block.ordered ? styles.numbered : styles.list}>
          {block.items.map((item) => (
            <li key={item}>
              <Words plain={plain}>{item}</Words>
            </li>
          ))}
        </List>
      )
    }
    case 'links':
      return (
        <ul className={styles.links}>
          {block.links.map(({ label, uri }) => (
            <li key={uri}>
              <PathLink uri={uri}>{label}</PathLink>
            </li>
          ))}
        </ul>
      )
  }
}

interface Props {
  blocks: readonly Block[]
  /** Words alone, no link: where one reads in order to agree. */
  plain?: boolean
}

/** What the authority has written, as React’s own nodes: no HTML ever comes out of a page (T-105). */
export function Content({ blocks, plain = false }: Props) {
  return (
    <>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page’s parts have no other name, and never change places
        <Part key={place} block={block} plain={plain} />
      ))}
    </>
  )
}
