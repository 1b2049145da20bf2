/** What the pictures of an application show, in the order of the desk. */
export const applicationPictures = ['idCopy', 'photo', 'bureauPhoto', 'guardianIdCopy', 'guardianBureauPhoto'] as const
export type ApplicationPicture = (typeof applicationPictures)[number]

/** A picture as it is at one time: the version changes when the picture is replaced. */
export interface PictureVersion {
  picture: ApplicationPicture
  version: string
}

/** Finds the pictures that stand in the way of an approval: who approves has seen every one as it is now. */
export const unseenPictures = (now: readonly PictureVersion[], seen: readonly PictureVersion[]) =>
  now
    .filter(({ picture, version }) => !seen.some((one) => one.picture === picture && one.version === version))
    .map(({ picture }) => picture)
