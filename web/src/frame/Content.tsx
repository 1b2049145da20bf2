import type { Block } from '@palaestra/contract'
import { Notice } from '@palaestra/ui'
import styles from './Content.module.css'
import { PathLink } from './PathLink.tsx'

function Part({ block, heading: Heading }: { block: Block; heading: 'h2' | 'h3' }) {
  switch (block.kind) {
    case 'heading':
      return <Heading>{block.text}</Heading>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'notice':
      return (
        <Notice>
          <p>{block.text}</p>
        </Notice>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={block.ordered ? styles.numbered : styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
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
  /** One level below the heading that it stands under. */
  heading?: 'h2' | 'h3'
}

/** What the authority has written, as React’s own nodes: no HTML ever comes out of a page (T-105). */
export function Content({ blocks, heading = 'h2' }: Props) {
  return (
    <>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page’s parts have no other name, and never change places
        <Part key={place} block={block} heading={heading} />
      ))}
    </>
  )
}
