import { type Block, desk, locales, type WrittenPage } from '@palaestra/contract'
import { Button, Dialog, Notice } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/content'
import { locale as ownLocale } from '#texts/document'
import { send } from '../../api/client.ts'
import { Failure } from '../../frame/Failure.tsx'
import styles from './content.module.css'

interface Props {
  page: WrittenPage
  onClose: () => void
}

/** The page as its readers will see it, in each language: the server fills in the names, and leaves out what it must. */
export function PagePreview({ page, onClose }: Props) {
  const [locale, setLocale] = useState(ownLocale)
  const { data, error, refetch } = useQuery({
    queryKey: ['preview', page, locale],
    queryFn: () => send(desk.content.preview, { body: { ...page, language: locale } }, { repeatable: true }),
    gcTime: 0,
  })
  return (
    <Dialog title={texts.preview} onClose={onClose}>
      <fieldset className={styles.languages}>
        <legend>{texts.language}</legend>
        {locales.map((one) => (
          <button key={one} type="button" aria-pressed={one === locale} onClick={() => setLocale(one)}>
            {texts.languages[one]}
          </button>
        ))}
      </fieldset>
      {error && <Failure error={error} retry={refetch} />}
      {data && (
        <article className={styles.preview} lang={locale === 'zh' ? 'zh-Hant' : locale}>
          <p className={styles.title}>{data.title}</p>
          {data.blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place
            <Part key={place} block={block} />
          ))}
        </article>
      )}
      <Button onClick={onClose}>{texts.close}</Button>
    </Dialog>
  )
}

function Part({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>
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
        <List>
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
            // Where it leads is seen; following it would leave what is being written.
            <li key={uri}>
              <span className={styles.asLink}>{label}</span> <small>{uri}</small>
            </li>
          ))}
        </ul>
      )
  }
}
