import type { ApplicationPicture } from '@palaestra/contract'
import type { Db } from '../../../database/database.ts'

export interface PictureLookTables {
  /** A picture of an application that a member of staff has opened, as it was then. */
  pictureLooks: {
    applicationId: number
    staffId: number
    picture: ApplicationPicture
    /** The id of the file; of the bureau’s photo, which is not kept here, a keyed hash. */
    version: string
  }
}
declare module '../../../database/tables.ts' {
  interface Tables extends PictureLookTables {}
}
type PictureLook = PictureLookTables['pictureLooks']

export const pictureLookTable = (db: Db) => ({
  /** Does nothing when it is there already. */
  add: (look: PictureLook) =>
    db
      .insertInto('pictureLooks')
      .values(look)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  of: ({ applicationId, staffId }: Pick<PictureLook, 'applicationId' | 'staffId'>) =>
    db
      .selectFrom('pictureLooks')
      .select(['picture', 'version'])
      .where('applicationId', '=', applicationId)
      .where('staffId', '=', staffId)
      .execute(),
})
