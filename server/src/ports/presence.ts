/** How the head turns between two pictures of a face check. */
export interface HeadTurn {
  /** Whether both show the same person; `no_face` where the second shows nobody. */
  person: 'same' | 'unsure' | 'other' | 'no_face'
  /** Degrees to the person’s own left, below zero to the right: in the first picture, and in the second. */
  from: number
  to: number
}

/** Looks at pictures for signs that somebody is there who does what they are asked. */
export interface Presence {
  /**
   * Measures the turn of a head from one picture to another. Both are thrown away.
   *
   * @throws busy, and BureauUnavailable when it takes too long
   */
  turn(ahead: Uint8Array, turned: Uint8Array): Promise<HeadTurn | 'no_face_ahead' | 'no_face_turned'>
}
