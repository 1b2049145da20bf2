/** Red, green, blue and opacity of each point, row by row. */
export interface Points {
  width: number
  height: number
  data: Uint8Array
}

/** Two colours less far apart than this, of 255, are one: the sheets of a release are stored with losses. */
const tolerance = 40
/** The share of points that may differ before a picture counts as changed: less than a button is. */
export const little = 0.005

const channels = [0, 1, 2]

/** Whether a point of the one picture is found in the other, where it stood or beside it. */
const isFound = (at: number, of: Points, x: number, y: number, among: Points) =>
  channels.every((channel) => {
    const colour = of.data[at * 4 + channel] ?? 0
    let [least, most] = [255, 0]
    for (let row = Math.max(0, y - 1); row <= Math.min(among.height - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(among.width - 1, x + 1); column += 1) {
        const there = among.data[(row * among.width + column) * 4 + channel] ?? 0
        least = Math.min(least, there)
        most = Math.max(most, there)
      }
    return colour >= least - tolerance && colour <= most + tolerance
  })

/**
 * The share of points that differ, 0 to 1. The tops lie on each other; what one of them has below the end of the other
 * differs. A point that has moved to its neighbour is the same: a date that is a little wider is no change.
 */
export const shareChanged = (before: Points, now: Points) => {
  const [width, height] = [Math.max(before.width, now.width), Math.max(before.height, now.height)]
  if (width * height === 0) return 0
  const [both, shared] = [Math.min(before.width, now.width), Math.min(before.height, now.height)]
  let differing = width * height - both * shared
  for (let y = 0; y < shared; y += 1)
    for (let x = 0; x < both; x += 1) {
      const [there, here] = [y * before.width + x, y * now.width + x]
      if (!isFound(there, before, x, y, now) || !isFound(here, now, x, y, before)) differing += 1
    }
  return differing / (width * height)
}

export interface Change {
  name: string
  kind: 'new' | 'gone' | 'changed'
  /** The looks that differ by more than a little, the most different one first. */
  looks: { name: string; share: number }[]
}

/** The looks of one screen: by name, and a picture that could not be taken is left out. */
export type Sheet = Record<string, Points>

/** What has changed between two releases; `undefined` for a screen that one of them has not. */
export const changeOf = (name: string, before: Sheet | undefined, now: Sheet | undefined): Change | undefined => {
  if (!before || !now) return before || now ? { name, kind: before ? 'gone' : 'new', looks: [] } : undefined
  const nothing: Points = { width: 0, height: 0, data: new Uint8Array() }
  const looks = [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .map((look) => ({ name: look, share: shareChanged(before[look] ?? nothing, now[look] ?? nothing) }))
    .filter(({ share }) => share > little)
    .sort((one, other) => other.share - one.share)
  return looks.length > 0 ? { name, kind: 'changed', looks } : undefined
}
