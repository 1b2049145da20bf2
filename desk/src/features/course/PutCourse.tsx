import { courseActivities, desk } from '@palaestra/contract'
import { Button, CallForm, ChoiceField, Dialog, TextField, TickField, TicksField } from '@palaestra/ui'
import * as texts from '#texts/course'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import styles from './course.module.css'
import type { Course, Listed } from './queries.ts'

/** Avos of a pataca. */
const avos = 100
const weekdays = [1, 2, 3, 4, 5, 6, 7]

const numberOrNone = (written: unknown) => (String(written ?? '').trim() === '' ? null : Number(written))
/** What is left empty is no number: it is asked for. */
const numberOf = (written: unknown) => numberOrNone(written) ?? Number.NaN

interface Props {
  of: Pick<Listed, 'coaches' | 'venues'>
  /** The term of a new one. */
  term: string
  /** The one that is changed; left out for a new one. */
  course: Course | undefined
  onClose: () => void
  onDone: (said: string) => void
}

/** A class: what, where and for whom it is; of a new one also on which days of the week it meets. */
export function PutCourse({ of: { coaches, venues }, term, course, onClose, onDone }: Props) {
  return (
    <Dialog title={course ? texts.changeCourse : texts.newCourse} onClose={onClose}>
      <div className={ofCase.dialog}>
        <CallForm
          call={desk.course.putCourse}
          send={send}
          shape={({ nameZh, namePt, nameEn, activity, venue, follows, coach, temporaryCard, ...written }) => ({
            ...{ nameZh, namePt, nameEn, activity, venue, follows, coach, temporaryCard },
            ...{ course: course?.code ?? '', term: course ? '' : term, places: numberOf(written['places']) },
            price: Math.round(numberOf(written['price']) * avos),
            minimumAge: numberOrNone(written['minimumAge']),
            maximumAge: numberOrNone(written['maximumAge']),
            weekly: weekdays
              .filter((weekday) => written[`weekly.${weekday}`] === true)
              .map((weekday) => ({ weekday, from: written['from'], until: written['until'] })),
          })}
          submit={texts.save}
          onDone={({ code }) => onDone(texts.courseSaved(code))}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          }
        >
          <TextField name="nameZh" label={texts.inZh} lang="zh-Hant" defaultValue={course?.nameZh} />
          <TextField name="namePt" label={texts.inPt} lang="pt" defaultValue={course?.namePt} />
          <TextField name="nameEn" label={texts.inEn} lang="en" defaultValue={course?.nameEn} />
          <ChoiceField
            name="activity"
            label={texts.activity}
            defaultValue={course?.activity ?? ''}
            choices={courseActivities.map((value) => ({ value, label: texts.activities[value] }))}
          />
          <ChoiceField
            name="venue"
            label={texts.venue}
            defaultValue={course?.venueCode ?? ''}
            choices={venues.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <ChoiceField
            name="coach"
            label={texts.coach}
            optional
            defaultValue={course?.coachUsername ?? ''}
            choices={coaches.map(({ username, name }) => ({ value: username, label: name }))}
          />
          <div className={styles.when}>
            <TextField
              name="minimumAge"
              label={texts.minimumAge}
              room="digits"
              inputMode="numeric"
              optional
              defaultValue={course?.minimumAge ?? ''}
            />
            <TextField
              name="maximumAge"
              label={texts.maximumAge}
              room="digits"
              inputMode="numeric"
              optional
              defaultValue={course?.maximumAge ?? ''}
            />
            <TextField
              name="places"
              label={texts.places}
              room="digits"
              inputMode="numeric"
              defaultValue={course?.places}
            />
            <TextField
              name="price"
              label={texts.price}
              room="digits"
              inputMode="decimal"
              defaultValue={course && course.amount / avos}
            />
          </div>
          <TickField name="temporaryCard" label={texts.ofProgramme} defaultChecked={course?.temporaryCard} />
          <TextField
            name="follows"
            label={texts.follows}
            hint={texts.followsHint}
            autoComplete="off"
            optional
            defaultValue={course?.follows ?? ''}
          />
          {!course && (
            <>
              <TicksField
                name="weekly"
                label={texts.meetsOn}
                choices={weekdays.map((day) => ({ value: String(day), label: texts.weekdays[day] ?? '' }))}
              />
              <div className={styles.when}>
                <TextField type="time" name="from" label={texts.from} defaultValue="19:00" />
                <TextField type="time" name="until" label={texts.until} defaultValue="20:00" />
              </div>
            </>
          )}
        </CallForm>
      </div>
    </Dialog>
  )
}
