import { desk } from '@palaestra/contract'
import { Button, CallForm, Dialog } from '@palaestra/ui'
import * as texts from '#texts/announcement'
import { locale } from '#texts/document'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import type { Announcement } from './AnnouncementRow.tsx'
import { textIn } from './textIn.ts'

interface Props {
  announcement: Announcement
  onClose: () => void
  onDone: () => void
}

/** Asks once more: what is ended does not come back, and would have to be written anew. */
export function EndAnnouncement({ announcement, onClose, onDone }: Props) {
  return (
    <Dialog title={texts.endWhat} onClose={onClose}>
      <div className={ofCase.dialog}>
        <p>{announcement[textIn[locale]]}</p>
        <p>{texts.endMeans}</p>
        <CallForm
          call={desk.announcement.end}
          send={send}
          shape={() => ({ id: announcement.id })}
          submit={texts.end}
          onDone={onDone}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
          }
        >
          {null}
        </CallForm>
      </div>
    </Dialog>
  )
}
