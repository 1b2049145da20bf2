import { desk, isList, keptIn, problemsUnder, refusals, type WrittenPage } from '@palaestra/contract'
import { Button, Notice, problemsFrom, Refused, useSubmit } from '@palaestra/ui'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/content'
import { send } from '../../api/client.ts'
import { momentWritten } from '../../frame/dates.ts'
import { status } from '../../frame/status.ts'
import { BlockList } from './BlockList.tsx'
import { Conflict } from './Conflict.tsx'
import styles from './content.module.css'
import { History } from './History.tsx'
import type { Look } from './look.ts'
import { PagePreview } from './PagePreview.tsx'
import { Problems } from './Problems.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { TakeOff } from './TakeOff.tsx'
import { ThreeTexts } from './ThreeTexts.tsx'
import { isSamePage, kindsUnder } from './writing.ts'

interface Props {
  look: Look
  /** Something else is to be shown: what was published, thrown away, or taken from a colleague. */
  onAnother: (said: string) => void
  /** There is no such page any more. */
  onGone: (said: string) => void
}

const written = ({ title, blocks }: WrittenPage): WrittenPage => ({ title, blocks })

/** A page being written: what is typed stays here until it is saved, and as a draft until it is published. */
export function PageEditor({ look, onAnother, onGone }: Props) {
  const { key, published, draft, state } = look
  const [page, setPage] = useState(() => written(draft ?? published))
  const [saved, setSaved] = useState({ page, version: draft?.version ?? 0, number: published.number })
  const [publishAt, setPublishAt] = useState(draft?.publishAt ?? null)
  const [asking, setAsking] = useState<'preview' | 'publish'>()
  const [theirs, setTheirs] = useState<Look>()
  const [problem, setProblem] = useState<string>()

  const isTouched = !isSamePage(page, saved.page)
  const kept = keptIn(published.blocks)
  const found = problemsUnder(key, page, { ...look, kept })
  const problems = new Map(found.map((one) => [one.at, one]))
  useBlocker({
    shouldBlockFn: () => isTouched && !confirm(texts.leave),
    enableBeforeUnload: () => isTouched,
  })

  const { submitting, submit } = useSubmit(async (error) => {
    setProblem(problemsFrom(error).message)
    if (error instanceof Refused && error.code === refusals.content_changed)
      // Where it cannot be read either, the refusal alone is told.
      setTheirs(await send(desk.content.look, { query: { key } }).catch(() => undefined))
  })
  const save = async () => {
    const { version, number } = saved
    const reply = await send(desk.content.save, { body: { key, version, number, ...page } })
    setSaved({ ...saved, page, version: reply.version })
    setPublishAt(null)
    setProblem(undefined)
  }
  const saveAlone = async () => {
    await save()
    status.say(texts.saved)
  }
  const publish = () =>
    submit(async () => {
      if (isTouched) await save()
      setAsking('publish')
    })
  const discard = () =>
    submit(async () => {
      if (!confirm(texts.discardReally)) return
      await send(desk.content.discard, { body: { key, version: saved.version } })
      setSaved({ ...saved, page })
      onAnother(texts.discarded)
    })
  const takenOff = (before: 'shown' | 'new') => {
    setSaved({ ...saved, page })
    if (before === 'new') onGone(texts.takenOff.new)
    else onAnother(texts.takenOff.shown)
  }
  const keepMine = () => {
    if (!theirs) return
    setSaved({
      page: written(theirs.draft ?? theirs.published),
      version: theirs.draft?.version ?? 0,
      number: theirs.published.number,
    })
    setTheirs(undefined)
    setProblem(undefined)
  }
  const takeTheirs = () => {
    setSaved({ ...saved, page })
    onAnother(texts.theirsShown)
  }

  return (
    <>
      <p className={styles.state}>
        {publishAt
          ? texts.willBePublished(momentWritten(publishAt))
          : saved.version > 0
            ? texts.isDraft
            : texts.publishedStates[state]}
        {isTouched && ` · ${texts.unsaved}`}
      </p>
      {theirs && <Conflict theirs={theirs} mine={page} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />}
      {!theirs && problem && (
        <div role="alert">
          <Notice kind="danger">
            <p>{problem}</p>
          </Notice>
        </div>
      )}
      {!isList(key) && (
        <ThreeTexts
          at="title"
          label={texts.pageTitle}
          text={page.title}
          problems={problems}
          onChange={(title) => setPage({ ...page, title })}
        />
      )}
      <BlockList
        kinds={kindsUnder(key)}
        kept={kept}
        blocks={page.blocks}
        problems={problems}
        onChange={(blocks) => setPage({ ...page, blocks })}
      />
      <div className={styles.bar}>
        <Problems found={found} blocks={page.blocks} />
        <div className={styles.ways}>
          <Button aria-disabled={submitting || !isTouched} onClick={() => isTouched && submit(saveAlone)}>
            {texts.save}
          </Button>
          <Button kind="quiet" onClick={() => setAsking('preview')}>
            {texts.preview}
          </Button>
          <Button
            kind="primary"
            aria-disabled={submitting || found.length > 0 || (saved.version === 0 && !isTouched)}
            onClick={() => found.length === 0 && (saved.version > 0 || isTouched) && publish()}
          >
            {texts.publish}
          </Button>
          {saved.version > 0 && (
            <Button kind="quiet" aria-disabled={submitting} onClick={discard}>
              {texts.discard}
            </Button>
          )}
        </div>
      </div>
      <History
        pageKey={key}
        published={published}
        isShown={state === 'shown'}
        version={saved.version}
        mayLeave={() => !isTouched || confirm(texts.leave)}
        onRestored={() => onAnother(texts.restored)}
      />
      {look.ours && state !== 'off' && (
        <TakeOff look={look} state={state} version={saved.version} onDone={() => takenOff(state)} />
      )}
      {asking === 'preview' && <PagePreview page={page} onClose={() => setAsking(undefined)} />}
      {asking === 'publish' && (
        <PublishDialog
          pageKey={key}
          version={saved.version}
          onClose={() => setAsking(undefined)}
          onDone={(at) => onAnother(at ? texts.willBePublished(momentWritten(at)) : texts.publishedNow)}
        />
      )}
    </>
  )
}
