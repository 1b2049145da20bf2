import { announcementPlaces, desk, longestAnnouncement } from '@palaestra/contract'
import { Button, CallForm, DayField, Dialog, RadioField, TextArea, TicksField } from '@palaestra/ui'
import * as texts from '#texts/announcement'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'

const kinds = ['info', 'warning'] as const

interface Props {
  onClose: () => void
  onDone: () => void
}

/** A new announcement, in all three languages. */
export function AddAnnouncement({ onClose, onDone }: Props) {
  return (
    <Dialog title={texts.add} onClose={onClose}>
      <div className={ofCase.dialog}>
        <p>{texts.reads(longestAnnouncement)}</p>
        <CallForm
          call={desk.announcement.add}
          send={send}
          shape={({ kind, textZh, textPt, textEn, fromDay, untilDay, ...ticks }) => ({
            ...{ kind, textZh, textPt, textEn, fromDay, untilDay },
            places: announcementPlaces.filter((place) => ticks[`places.${place}`] === true),
          })}
          submit={texts.announce}
          onDone={onDone}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
          }
        >
          <RadioField
            name="kind"
            label={texts.kind}
            chosen="info"
            choices={kinds.map((value) => ({ value, label: texts.kinds[value], hint: texts.kindHints[value] }))}
          />
          <TextArea name="textZh" label={texts.inZh} lang="zh-Hant" rows={3} />
          <TextArea name="textPt" label={texts.inPt} lang="pt" rows={3} />
          <TextArea name="textEn" label={texts.inEn} lang="en" rows={3} />
          <TicksField
            name="places"
            label={texts.placesLabel}
            hint={texts.placesHint}
            choices={announcementPlaces.map((value) => ({ value, label: texts.places[value] }))}
          />
          <DayField name="fromDay" label={texts.fromDay} />
          <DayField name="untilDay" label={texts.untilDay} hint={texts.untilDayHint} optional />
        </CallForm>
      </div>
    </Dialog>
  )
}
