import { type ApplicantForm, applicantForm } from './applicant.ts'
import type { aClerk } from './desk.ts'
import { fileOf, jpeg, portrait } from './pictures.ts'

type Clerk = Awaited<ReturnType<typeof aClerk>>

const pictures = {
  photo: jpeg(portrait()),
  id_copy: jpeg(portrait(860, 540)),
  guardian_id_copy: jpeg(portrait(860, 540)),
}

/** What a clerk does about an application of who has come in. */
export const counterOf = (clerk: Clerk) => {
  const begin = async () =>
    (await clerk.post('/desk/counter/begin', { papersSeen: true, formFiled: true })).data.entry as string
  const upload = async (entry: string, which: keyof typeof pictures) =>
    clerk.postForm(`/desk/counter/${which}`, { entry, file: fileOf(await pictures[which], 'picture.jpg') })
  return {
    begin,
    upload,
    enter: (form: object) => clerk.post('/desk/counter/application', form),
    /** The form of an adult with its pictures: everything but the sending. */
    async ready(changes: Partial<ApplicantForm> | object = {}) {
      const entry = await begin()
      const [photo, idCopy] = [await upload(entry, 'photo'), await upload(entry, 'id_copy')]
      return { ...applicantForm, entry, photo: photo.data.id, idCopy: idCopy.data.id, ...changes }
    },
  }
}
