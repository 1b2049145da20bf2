import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

interface Block {
  /** The titles above it, the highest first. */
  titles: string[]
  language: string
  code: string
}

/** The blocks of code of a document. A remark in a block begins like a title and is none. */
const blocksIn = (text: string) => {
  const blocks: Block[] = []
  let titles: string[] = []
  let open: Block | undefined
  for (const line of text.split('\n')) {
    const [, language] = /^```(\w*)$/.exec(line) ?? []
    const [, rank, title = ''] = /^(#+) (.*)$/.exec(line) ?? []
    if (open && language === '') {
      blocks.push(open)
      open = undefined
    } else if (open) open.code += `${line}\n`
    else if (language !== undefined) open = { titles, language, code: '' }
    else if (rank) titles = [...titles.slice(0, rank.length - 1), title]
  }
  return blocks
}

interface Wanted {
  /** A title above the block. */
  under: string
  language: 'sh' | 'ini' | 'nginx' | 'json'
  /** A word that the block holds. */
  with?: string
}

/** What a document tells an operator to write or to type. What it no longer tells ends in a sentence. */
export const readDocument = (path: string) => {
  const text = readFileSync(join(root, path), 'utf8')
  const blocks = blocksIn(text)
  return {
    block({ under, language, with: word = '' }: Wanted) {
      const found = blocks.find(
        (block) => block.titles.includes(under) && block.language === language && block.code.includes(word),
      )
      if (!found) throw new Error(`${path}: under “${under}” no block of ${language} with “${word}” stands any more.`)
      return found.code
    },
    /** The first column of the table below a title. */
    columnOf(title: string) {
      const [, section = ''] = text.split(`# ${title}\n`)
      const [table = ''] = section.trimStart().split('\n\n')
      return table.split('\n').map((row) => row.split('|')[1] ?? '')
    },
  }
}

/** The text with something replaced that a test must have otherwise. @throws when it stands there no longer */
export const replaced = (text: string, changes: readonly (readonly [from: string | RegExp, to: string])[]) =>
  changes.reduce((sofar, [from, to]) => {
    const next = sofar.replace(from, () => to)
    if (next === sofar) throw new Error(`docs/operations.md: “${String(from)}” stands no longer in its block.`)
    return next
  }, text)
