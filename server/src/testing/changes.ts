import { fileOf, jpeg, portrait } from './pictures.ts'
import type { Envelope, Portal } from './portal.ts'

type Member = Awaited<ReturnType<Portal['memberAs']>>

/** What a member does about what is on file. */
export const changesOf = (member: Member) => {
  const upload = async (path: string, name: string) => {
    const file = fileOf(await jpeg(portrait()), name)
    const { data } = await member.postForm(`/account/online/${path}`, { file })
    return data.id as string
  }
  return {
    photo: () => upload('supple_photo', 'photo.jpg'),
    copy: () => upload('supple_document', 'copy.jpg'),
    send: (form: object) => member.post('/account/online/supple_info', form) as Promise<Envelope>,
    onFile: async () => (await member.get('/account/online/supple')).data,
    withdraw: (reference: string) => member.post('/account/online/supple_withdraw', { reference }),
    /** A new surname by a new document. */
    async rename(surname = 'Leong') {
      const { data } = await this.send({ surname, idCopy: await this.copy() })
      return data.reference as string
    },
  }
}
