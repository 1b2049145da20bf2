import type { Locale } from '@palaestra/contract'
import styles from './ReadyWords.module.css'

const tags = { zh: 'zh-Hant', pt: 'pt', en: 'en' } as const

interface Props {
  words: readonly string[]
  /** Of who reads them: a member, whatever language the desk is in. */
  language: Locale
  /** The text area of the same form that they are put into. */
  into: string
}

/** Sentences to start from, put behind what is written already. */
export function ReadyWords({ words, language, into }: Props) {
  const put = (button: HTMLButtonElement, sentence: string) => {
    const area = button.closest('form')?.elements.namedItem(into)
    if (!(area instanceof HTMLTextAreaElement)) return
    area.value = [area.value.trim(), sentence].filter(Boolean).join('\n')
    // So that the form takes it for typed.
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
    area.focus()
  }
  return (
    <div className={styles.ready}>
      {words.map((sentence) => (
        <button
          key={sentence}
          type="button"
          lang={tags[language]}
          onClick={({ currentTarget }) => put(currentTarget, sentence)}
        >
          {sentence}
        </button>
      ))}
    </div>
  )
}
